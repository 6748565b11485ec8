import { useMemo } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { readSavedState, type SavedState, savedAddress } from '#client/features/saved-items/saved-address.ts'
import { closeDialogEntry, openDialogEntry } from '#client/lib/dialog-entry.ts'

/** The state of Saved Items and how to change it; every change is a step that Back undoes. */
export function useSavedState() {
  const query = useSearch()
  const state = useMemo(() => readSavedState(query), [query])
  return { state, change, open, close }
}

function change(part: Partial<SavedState>, how?: { replace?: boolean }) {
  navigate(savedAddress({ ...current(), ...part }), how)
}

function open(view: NonNullable<SavedState['view']>) {
  openDialogEntry(savedAddress({ ...current(), view }))
}

function close() {
  closeDialogEntry(savedAddress({ ...current(), view: null }))
}

/** Read at the moment of the change: two changes in one breath must not undo each other. */
function current() {
  return readSavedState(window.location.search)
}

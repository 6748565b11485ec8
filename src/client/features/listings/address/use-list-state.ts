import { useMemo } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { readListState, writeListState } from './list-address.ts'
import { type ListState, withView } from './list-state.ts'

export type Change = (next: (state: ListState) => ListState, how?: { replace?: boolean }) => void

/**
 * The state of a listing screen and how to change it. A choice is a step that Back undoes; typing is not, and replaces
 * the address instead.
 */
export function useListState(kind: ListingKind) {
  const query = useSearch()
  const state = useMemo(() => readListState(kind, query), [kind, query])
  const actions = useMemo(() => actionsFor(kind), [kind])
  return { state, ...actions }
}

function actionsFor(kind: ListingKind) {
  const path = `/${kindOf(kind).names.path}`

  /** The address of a state, for links that can be opened in a tab of their own. */
  const hrefOf = (state: ListState) => {
    const query = writeListState(kind, state)
    return query ? `${path}?${query}` : path
  }

  const go = (
    next: (state: ListState) => ListState,
    options?: { replace?: boolean; state?: HistoryEntry },
  ) => {
    // Read at the moment of the change: two changes in one breath must not undo each other.
    const current = readListState(kind, window.location.search)
    const href = hrefOf(next(current))
    if (href !== hrefOf(current)) navigate(href, options)
  }

  const change: Change = (next, how) => go(next, how)

  const open = (id: number) => go((state) => withView(state, id), { state: { isDialog: true } })

  let isLeaving = false
  /** Steps back when opening was a step of its own; a dialog that came with the address has nothing to go back to. */
  const close = () => {
    if (!isDialogEntry(window.history.state)) go((state) => withView(state, null), { replace: true })
    else if (!isLeaving) {
      // Going back takes a moment; a second press of Escape within it must not go back twice.
      isLeaving = true
      window.addEventListener('popstate', () => (isLeaving = false), { once: true })
      window.history.back()
    }
  }

  return { hrefOf, change, open, close }
}

interface HistoryEntry {
  isDialog: true
}

function isDialogEntry(state: unknown): state is HistoryEntry {
  return typeof state === 'object' && state !== null && 'isDialog' in state
}

import { useMemo } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { closeDialogEntry, openDialogEntry } from './dialog-entry.ts'

/** Serializes a screen's state to its URL. `view` is the open dialog. */
export interface UrlFormat<State extends { view: unknown }> {
  path: string
  read: (query: string) => State
  write: (state: State) => string
}

export type ChangeState<State> = (next: (state: State) => State, how?: { replace?: boolean }) => void

/** Screen state stored in the URL. Choices push a history entry; typing replaces it. `format` must be stable. */
export function useUrlState<State extends { view: unknown }>(format: UrlFormat<State>) {
  const query = useSearch()
  const state = useMemo(() => format.read(query), [format, query])
  const actions = useMemo(() => actionsFor(format), [format])
  return { state, ...actions }
}

function actionsFor<State extends { view: unknown }>({ path, read, write }: UrlFormat<State>) {
  // Read from the current location, so that two changes in one tick do not overwrite each other.
  const current = () => read(window.location.search)

  const hrefOf = (state: State) => {
    const query = write(state)
    return query ? `${path}?${query}` : path
  }

  const change: ChangeState<State> = (next, how) => {
    const href = hrefOf(next(current()))
    if (href !== hrefOf(current())) navigate(href, how)
  }

  const open = (view: State['view']) => {
    const href = hrefOf({ ...current(), view })
    if (href !== hrefOf(current())) openDialogEntry(href)
  }

  const close = () => closeDialogEntry(hrefOf({ ...current(), view: null }))

  return { hrefOf, change, open, close }
}

import { useMemo } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { closeDialogEntry, openDialogEntry } from './dialog-entry.ts'

/** How the state of a screen is written into its address. It holds at most one open dialog, `view`. */
export interface UrlFormat<State extends { view: unknown }> {
  path: string
  read: (query: string) => State
  write: (state: State) => string
}

export type ChangeState<State> = (next: (state: State) => State, how?: { replace?: boolean }) => void

/**
 * The state of a screen that lives in its address, and how to change it. A choice is a step that Back undoes; typing is
 * not, and replaces the address instead. The format must be the same object at each call.
 */
export function useUrlState<State extends { view: unknown }>(format: UrlFormat<State>) {
  const query = useSearch()
  const state = useMemo(() => format.read(query), [format, query])
  const actions = useMemo(() => actionsFor(format), [format])
  return { state, ...actions }
}

function actionsFor<State extends { view: unknown }>({ path, read, write }: UrlFormat<State>) {
  // Read at the moment of the change: two changes in one breath must not undo each other.
  const current = () => read(window.location.search)

  /** The address of a state, for links that can be opened in a tab of their own. */
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

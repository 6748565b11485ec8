import { useMemo } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'

/** How the state of a screen is written into its address. It holds at most one open dialog, `view`. */
export interface AddressFormat<State extends { view: unknown }> {
  path: string
  read: (query: string) => State
  write: (state: State) => string
}

export type ChangeState<State> = (next: (state: State) => State, how?: { replace?: boolean }) => void

/**
 * The state of a screen that lives in its address, and how to change it. A choice is a step that Back undoes; typing is
 * not, and replaces the address instead. The format must be the same object at each call.
 */
export function useAddressState<State extends { view: unknown }>(format: AddressFormat<State>) {
  const query = useSearch()
  const state = useMemo(() => format.read(query), [format, query])
  const actions = useMemo(() => actionsFor(format), [format])
  return { state, ...actions }
}

function actionsFor<State extends { view: unknown }>({ path, read, write }: AddressFormat<State>) {
  /** The address of a state, for links that can be opened in a tab of their own. */
  const hrefOf = (state: State) => {
    const query = write(state)
    return query ? `${path}?${query}` : path
  }

  const go = (next: (state: State) => State, options?: { replace?: boolean; state?: HistoryEntry }) => {
    // Read at the moment of the change: two changes in one breath must not undo each other.
    const current = read(window.location.search)
    const href = hrefOf(next(current))
    if (href !== hrefOf(current)) navigate(href, options)
  }

  const change: ChangeState<State> = (next, how) => go(next, how)

  const open = (view: State['view']) => go((state) => ({ ...state, view }), { state: { isDialog: true } })

  let isLeaving = false
  /** Steps back when opening was a step of its own; a dialog that came with the address has nothing to go back to. */
  const close = () => {
    if (!isDialogEntry(window.history.state)) {
      go((state) => ({ ...state, view: null }), { replace: true })
    } else if (!isLeaving) {
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

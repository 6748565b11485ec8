import { useMemo } from 'react'
import { useRouter } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { afterPaint } from './after-paint.ts'
import { closeDialogEntry, navigateToChoice, openDialogEntry } from './dialog-entry.ts'

/** Serializes a screen's state to its URL. `view` is the open dialog. */
export interface UrlFormat<State extends { view: unknown }> {
  path: string
  read: (query: string) => State
  write: (state: State) => string
}

export type ChangeState<State> = (next: (state: State) => State, how?: { replace?: boolean }) => void

/**
 * Screen state stored in the URL. Choices push a history entry; typing replaces it. A dialog opens after the next paint,
 * because that re-renders the screen. `format` must be stable.
 */
export function useUrlState<State extends { view: unknown }>(format: UrlFormat<State>) {
  const { ssrSearch } = useRouter()
  const query = useSearch({ ssrSearch })
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
    if (href !== hrefOf(current())) navigateToChoice(href, how)
  }

  const open = (view: State['view']) => afterPaint(() => openNow(view))

  const openNow = (view: State['view']) => {
    // The user may have left the screen since.
    if (window.location.pathname !== path) return
    const state = current()
    const [href, hrefBefore] = [hrefOf({ ...state, view }), hrefOf(state)]
    const from =
      state.view === null ? null : { href: hrefBefore, hrefWithout: hrefOf({ ...state, view: null }) }
    if (href !== hrefBefore) openDialogEntry(href, from)
  }

  const close = () => closeDialogEntry(hrefOf({ ...current(), view: null }))

  return { hrefOf, change, open, close }
}

import { replaceEqualDeep } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useRouter } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import type { ListState } from '#client/features/listings/url-state/list-state.ts'
import type { Change } from '#client/features/listings/url-state/use-list-state.ts'
import { afterPaint } from '#client/lib/after-paint.ts'
import { navigateToChoice } from '#client/lib/dialog-entry.ts'
import type { Town } from '#shared/listings/browse-paths.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { browseListHref, readBrowseList } from './browse-list-url.ts'

/** The state of a public list, stored only in the URL. */
export function useBrowseList(kind: ListingKind, town: Town | null) {
  const { ssrSearch } = useRouter()
  const query = useSearch({ ssrSearch })
  const previous = useRef<ListState>(undefined)
  const state = useMemo(() => {
    // Structural sharing: unchanged parts keep their identity, so memoized controls do not re-render.
    previous.current = replaceEqualDeep(previous.current, readBrowseList(kind, query, town))
    return previous.current
  }, [kind, query, town])
  const actions = useMemo(() => {
    const hrefOf = (next: ListState) => browseListHref(kind, next, town)
    const current = () => readBrowseList(kind, window.location.search, town)
    const change: Change = (next, how) =>
      afterPaint(() => {
        const href = hrefOf(next(current()))
        if (href !== hrefOf(current())) navigateToChoice(href, how)
      })
    return { hrefOf, change }
  }, [kind, town])
  return { state, ...actions }
}

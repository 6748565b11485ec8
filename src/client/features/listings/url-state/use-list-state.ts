import { replaceEqualDeep } from '@tanstack/react-query'
import { useCallback } from 'react'
import { afterPaint } from '#client/lib/after-paint.ts'
import { type ChangeState, type UrlFormat, useUrlState } from '#client/lib/use-url-state.ts'
import { kindOf, type ListingKind, listingKinds } from '#shared/listings/kinds.ts'
import type { ListState } from './list-state.ts'
import { readListState, writeListState } from './list-url.ts'

export type Change = ChangeState<ListState>

/**
 * URL state whose changes wait for the next paint, because they re-render the whole screen. Controls show their own
 * value first with `useOptimisticValue`.
 */
export function useListState(kind: ListingKind) {
  const format = formats[kind]
  const { change, ...others } = useUrlState(format)
  const changeDeferred = useCallback<Change>(
    (next, how) =>
      afterPaint(() => {
        if (window.location.pathname === format.path) change(next, how)
      }),
    [format, change],
  )
  return { ...others, change: changeDeferred }
}

function formatOf(kind: ListingKind): UrlFormat<ListState> {
  let previous: ListState | undefined
  return {
    path: `/${kindOf(kind).names.path}`,
    // Structural sharing: unchanged parts keep their identity, so memoized controls do not re-render.
    read: (query) => {
      previous = replaceEqualDeep(previous, readListState(kind, query))
      return previous
    },
    write: (state) => writeListState(kind, state),
  }
}

const formats = Object.fromEntries(listingKinds.map((kind) => [kind, formatOf(kind)])) as Record<
  ListingKind,
  UrlFormat<ListState>
>

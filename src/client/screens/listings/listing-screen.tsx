import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useListingPage } from '#client/api/listings.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { ResultCount } from '#client/features/listings/results/result-count.tsx'
import { Results } from '#client/features/listings/results/results.tsx'
import { ResultsToolbar } from '#client/features/listings/results/results-toolbar.tsx'
import { listRequest } from '#client/features/listings/url-state/list-request.ts'
import { activeFilterCount, withPage, withView } from '#client/features/listings/url-state/list-state.ts'
import { viewUrl } from '#client/features/listings/url-state/list-url.ts'
import { useListState } from '#client/features/listings/url-state/use-list-state.ts'
import { afterPaint } from '#client/lib/after-paint.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Pagination } from '#client/ui/pagination.tsx'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { Filters } from './filters.tsx'
import { ListingDialog, preloadListingDialog } from './listing-dialog.tsx'

export function ListingScreen({ kind }: { kind: ListingKind }) {
  const { names, intro } = kindOf(kind)
  usePageTitle(names.plural, siteConfig().siteName)
  const { state, change, open, close, hrefOf } = useListState(kind)
  // The control responds first; results render in a deferred pass.
  const shown = useDeferredValue(state)
  const page = useListingPage(kind, listRequest(kind, shown))
  const total = page.data?.total
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / state.limit))
  const results = useRef<HTMLDivElement>(null)

  // The URL may point past the last page.
  const isPastLastPage = page.isSuccess && !page.isPlaceholderData && shown.page > lastPage
  useEffect(() => {
    if (isPastLastPage) change((current) => withPage(current, lastPage), { replace: true })
  }, [isPastLastPage, change, lastPage])

  // Remounts the pagination for a new query, so that moved page numbers do not count as layout shift.
  const query = hrefOf({ ...shown, page: 1, view: null })
  const [answeredQuery, setAnsweredQuery] = useState(query)
  if (!page.isPlaceholderData && answeredQuery !== query) setAnsweredQuery(query)

  const goToPage = useCallback(
    (number: number) => {
      change((current) => withPage(current, number))
      afterPaint(() => {
        if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView()
      })
    },
    [change],
  )
  const listUrl = hrefOf(withView(shown, null))
  const openHandlers = useMemo(
    () => ({
      hrefOf: (id: number) => viewUrl(listUrl, kind, id),
      onOpen: open,
      onIntent: preloadListingDialog,
    }),
    [listUrl, kind, open],
  )

  return (
    <div className="container-page flex flex-col gap-6 pt-8 sm:pt-10">
      <header>
        <h1 className="text-3xl">{names.plural}</h1>
        <p className="mt-1.5 text-ink-soft">{intro}</p>
      </header>
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:gap-8">
        <Filters {...{ kind, state, shown, change }} results={page.data} />
        {/* At least as tall as the window, so that short results do not move the footer into view. */}
        <div ref={results} className="flex min-h-dvh min-w-0 flex-1 flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            {page.isError ? null : (
              <ResultCount
                kind={kind}
                state={shown}
                results={page.isPlaceholderData ? undefined : page.data}
              />
            )}
            <ResultsToolbar kind={kind} state={state} change={change} />
          </div>
          <Results
            {...{ kind, change, openHandlers }}
            sort={state.sort}
            limit={shown.limit}
            hasFilters={activeFilterCount(shown) > 0}
            rows={page.data?.rows}
            hasFailed={page.isError}
            onRetry={page.refetch}
            isPlaceholder={page.isPlaceholderData}
          />
          {page.isError ? null : (
            <Pagination
              key={answeredQuery}
              page={Math.min(state.page, lastPage)}
              lastPage={lastPage}
              onPageChange={goToPage}
            />
          )}
        </div>
      </div>
      <ListingDialog kind={kind} id={state.view} onClose={close} />
    </div>
  )
}

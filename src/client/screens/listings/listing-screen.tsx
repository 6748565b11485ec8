import {
  Fragment,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { zipErrorOf } from '#client/api/api-error.ts'
import { useListingPage } from '#client/api/listings.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { MapSkeleton } from '#client/features/event-map/map-skeleton.tsx'
import { PageSizeSelect, SortSelect } from '#client/features/listings/results/result-selects.tsx'
import { Results } from '#client/features/listings/results/results.tsx'
import { useResultsLayout } from '#client/features/listings/results/use-results-layout.ts'
import { listRequest } from '#client/features/listings/url-state/list-request.ts'
import {
  activeFilterCount,
  pageSizes,
  withoutFilters,
  withPage,
  withView,
} from '#client/features/listings/url-state/list-state.ts'
import { viewUrl } from '#client/features/listings/url-state/list-url.ts'
import { useListState } from '#client/features/listings/url-state/use-list-state.ts'
import { SaveSearchButton } from '#client/features/saved-searches/save-search-button.tsx'
import { afterPaint } from '#client/lib/after-paint.ts'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { focusElement } from '#client/lib/move-focus.ts'
import { useMedia } from '#client/lib/use-media.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Loading } from '#client/ui/loading.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { Filters } from './filters.tsx'
import { ListingDialog, preloadListingDialog } from './listing-dialog.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { savingSlots } from './saving-slots.tsx'
import { UnknownZip } from './unknown-zip.tsx'
import { useProfileDefaults } from './use-profile-defaults.ts'

const mapResults = lazyScreen(async () => (await import('./map-results.tsx')).MapResults)

export function ListingScreen({ kind }: { kind: ListingKind }) {
  usePageTitle(kindOf(kind).names.plural, siteConfig().siteName)
  return useProfileDefaults(kind) ? <List kind={kind} /> : <Loading />
}

function List({ kind }: { kind: ListingKind }) {
  const { names, intro } = kindOf(kind)
  const { state, change, open, close, hrefOf } = useListState(kind)
  // The control responds first; results render in a deferred pass.
  const shown = useDeferredValue(state)
  const page = useListingPage(kind, listRequest(kind, shown))
  const total = page.data?.total
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / state.limit))
  const results = useRef<HTMLDivElement>(null)
  /** Wide enough for the filters next to the results. */
  const isWide = useMedia('(min-width: 64rem)')
  const { layout, choose, isChoice } = useResultsLayout()
  const shownLayout = useDeferredValue(layout)
  const zipError = zipErrorOf(page.error)
  const isMap = shown.near.show === 'map'

  // The URL may point past the last page.
  const isPastLastPage = page.isSuccess && !page.isPlaceholderData && shown.page > lastPage
  useEffect(() => {
    if (isPastLastPage) change((current) => withPage(current, lastPage), { replace: true })
  }, [isPastLastPage, change, lastPage])

  // A new query remounts the controls below the results, so that browsers count no layout shift.
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

  const saveSearch = <SaveSearchButton listingType={kind} query={listRequest(kind, state)} />

  return (
    <div className="container-page flex flex-col pt-1.5 md:pt-8 lg:gap-6 lg:pt-10">
      <header className="flex items-center justify-between gap-3">
        <div>
          <h1 className="text-xl sm:text-2xl lg:text-3xl">{names.plural}</h1>
          <p className="mt-1 text-ink-soft max-md:hidden">{intro}</p>
        </div>
        {isWide ? (
          saveSearch
        ) : isMap ? null : (
          <SortSelect {...{ kind, state, change }} className="max-w-52 min-w-0 flex-1" />
        )}
      </header>
      <div className="flex flex-col lg:flex-row lg:items-start lg:gap-8">
        <Filters
          {...{ kind, isWide, state, shown, change, zipError }}
          results={page.data}
          onSkip={() => focusElement(results.current, { preventScroll: false })}
        />
        {/* At least as tall as the viewport, so that short results do not move the footer into view. */}
        <div
          ref={results}
          id="results"
          className="flex min-h-dvh min-w-0 flex-1 scroll-mt-16 flex-col gap-1.5 outline-none max-lg:scroll-mt-32 lg:gap-4"
        >
          <ResultsHeading
            {...{ kind, state, shown, change, isWide }}
            page={page.isError ? undefined : page.data}
            isPlaceholder={page.isPlaceholderData}
            hasFailed={page.isError}
            layout={isChoice ? { layout, onChoose: choose } : null}
          />
          {zipError ? (
            <UnknownZip message={zipError} onClear={() => change(withoutFilters)} />
          ) : isMap ? (
            <Suspense fallback={<MapSkeleton />}>
              <mapResults.Screen {...{ kind, change, openHandlers }} state={shown} />
            </Suspense>
          ) : (
            // The key remounts the results below a new line, so that browsers count no layout shift.
            <Results
              key={page.data?.correctedSearch}
              {...{ kind, change, openHandlers }}
              layout={shownLayout}
              slots={savingSlots}
              sort={state.sort}
              limit={shown.limit}
              hasFilters={activeFilterCount(shown) > 0}
              rows={page.data?.rows}
              hasFailed={page.isError}
              onRetry={page.refetch}
              isPlaceholder={page.isPlaceholderData}
            />
          )}
          {page.isPending ? null : (
            <Fragment key={answeredQuery}>
              {page.isError || isMap ? null : (
                <Pagination
                  page={Math.min(state.page, lastPage)}
                  lastPage={lastPage}
                  onPageChange={goToPage}
                />
              )}
              {isWide ? null : <div className="mx-auto pt-2">{saveSearch}</div>}
              {isWide || isMap || page.isError || (total ?? 0) <= pageSizes[0] ? null : (
                <div className="mx-auto pt-2">
                  <PageSizeSelect {...{ state, change }} />
                </div>
              )}
            </Fragment>
          )}
        </div>
      </div>
      <ListingDialog kind={kind} id={state.view} onClose={close} similar={openHandlers} />
    </div>
  )
}

import { Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { zipErrorOf } from '#client/api/api-error.ts'
import { useListingPage } from '#client/api/listings.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { MapSkeleton } from '#client/features/event-map/map-skeleton.tsx'
import { titleOf } from '#client/features/listings/listing-values.ts'
import { ResultsCards } from '#client/features/listings/results/results-cards.tsx'
import { listRequest } from '#client/features/listings/url-state/list-request.ts'
import {
  activeFilterCount,
  withoutFilters,
  withPage,
} from '#client/features/listings/url-state/list-state.ts'
import { cx } from '#client/lib/cx.ts'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { ResultsHeading } from '#client/screens/listings/results-heading.tsx'
import { savingSlots } from '#client/screens/listings/saving-slots.tsx'
import { UnknownZip } from '#client/screens/listings/unknown-zip.tsx'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageLinks } from '#client/ui/page-links.tsx'
import { maxBrowsePage } from '#shared/contract/browse.ts'
import { browseListingPath } from '#shared/listings/browse-paths.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { BrowseFilters } from './browse-filters.tsx'
import { feedQuery } from './browse-list-url.ts'
import { listTitle } from './browse-titles.ts'
import { ListFrame } from './list-frame.tsx'
import { NoScriptListForm } from './no-script-list-form.tsx'
import { scrollToTop } from './scroll-to-top.ts'
import { useBrowseList } from './use-browse-list.ts'
import { useTown } from './use-town.ts'

const mapResults = lazyScreen(
  async () => (await import('#client/screens/listings/map-results.tsx')).MapResults,
)

/** The public list of one kind, with links that work without scripts. */
export function BrowseList({ kind, townSlug }: { kind: ListingKind; townSlug: string | null }) {
  const town = useTown(townSlug)
  usePageTitle(listTitle(kind, town), siteConfig().siteName)
  const [, goTo] = useLocation()
  const { state, change, hrefOf } = useBrowseList(kind, town)
  const shown = useDeferredValue(state)
  const page = useListingPage(kind, listRequest(kind, shown))
  const { data, isError, isPlaceholderData } = page
  const zipError = zipErrorOf(page.error)
  const lastPage = Math.min(maxBrowsePage, Math.max(1, Math.ceil((data?.total ?? 0) / shown.limit)))
  const results = useRef<HTMLDivElement>(null)
  // The server cannot render a map, so it renders the list.
  const isMap = useIsHydrated() && shown.near.show === 'map'

  // The URL may point past the last page.
  const isPastLastPage = page.isSuccess && !isPlaceholderData && shown.page > lastPage
  useEffect(() => {
    if (isPastLastPage) change((current) => withPage(current, lastPage), { replace: true })
  }, [isPastLastPage, change, lastPage])

  const rows = data?.rows
  const openHandlers = useMemo(() => {
    const pathOf = (id: number) => {
      const listing = rows?.find((row) => row.id === id)
      return browseListingPath(kind, id, listing ? titleOf(listing) : '')
    }
    return { hrefOf: pathOf, onOpen: (id: number) => goTo(pathOf(id)), onIntent: () => undefined }
  }, [rows, kind, goTo])

  return (
    <ListFrame
      kind={kind}
      town={town}
      feedQuery={feedQuery(kind, shown)}
      filters={<BrowseFilters {...{ kind, state, shown, change, zipError }} results={data} />}
      noScriptForm={<NoScriptListForm kind={kind} state={state} />}
      ref={results}
    >
      <ResultsHeading
        {...{ kind, state, shown, change }}
        isWide
        page={isError ? undefined : data}
        isPlaceholder={isPlaceholderData}
        hasFailed={isError}
        layout={null}
      />
      {zipError ? (
        <UnknownZip message={zipError} onClear={() => change(withoutFilters)} />
      ) : isMap ? (
        <Suspense fallback={<MapSkeleton />}>
          <mapResults.Screen {...{ kind, change, openHandlers }} state={shown} />
        </Suspense>
      ) : isError ? (
        <ErrorState
          title="Error loading data"
          message={`Failed to fetch ${kindOf(kind).names.plural.toLowerCase()}`}
          onRetry={() => void page.refetch()}
        />
      ) : rows?.length === 0 ? (
        <EmptyState
          art={<Signpost />}
          title="No results found"
          description="Try adjusting your filters or search terms"
          action={
            activeFilterCount(shown) > 0 ? <ClearFilters onClear={() => change(withoutFilters)} /> : null
          }
        />
      ) : (
        <div
          aria-busy={isPlaceholderData || rows === undefined}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60 delay-200')}
        >
          <ResultsCards rows={rows} openHandlers={openHandlers} slots={savingSlots} />
        </div>
      )}
      {isError || isMap ? null : (
        <PageLinks
          page={Math.min(shown.page, lastPage)}
          lastPage={lastPage}
          hrefOf={(number) => hrefOf(withPage(state, number))}
          onNavigate={() => scrollToTop(results.current)}
        />
      )}
    </ListFrame>
  )
}

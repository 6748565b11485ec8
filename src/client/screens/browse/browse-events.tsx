import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '#client/api/api-error.ts'
import { useEventPage } from '#client/api/events.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { EventCards } from '#client/features/events/event-cards.tsx'
import { LiveCount } from '#client/features/events/live-count.tsx'
import { SortSelectors } from '#client/features/events/sort-selectors.tsx'
import { activeEventFilters } from '#client/features/events/url-state/active-filters.ts'
import {
  type EventState,
  eventPageSize,
  hasFilters,
  withExactSearch,
  withoutFilters,
  withPage,
} from '#client/features/events/url-state/event-state.ts'
import { writeEventState } from '#client/features/events/url-state/event-url.ts'
import { FilterChips } from '#client/features/listings/filters/filter-chips.tsx'
import { CorrectedSearch } from '#client/features/listings/results/corrected-search.tsx'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { formatCount, totalOf } from '#client/lib/count-of.ts'
import { cx } from '#client/lib/cx.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { type UrlFormat, useUrlState } from '#client/lib/use-url-state.ts'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageLinks } from '#client/ui/page-links.tsx'
import { maxBrowsePage } from '#shared/contract/browse.ts'
import {
  browseListingPath,
  browseListPath,
  browseTownPath,
  type Town,
} from '#shared/listings/browse-paths.ts'
import { BrowseEventFilters } from './browse-event-filters.tsx'
import { eventsFeedQuery, eventsRequest, readBrowseEvents } from './browse-events-url.ts'
import { listTitle } from './browse-titles.ts'
import { ListFrame } from './list-frame.tsx'
import { NoScriptEventForm } from './no-script-event-form.tsx'
import { scrollToTop } from './scroll-to-top.ts'
import { useTown } from './use-town.ts'

/** The public list of events. */
export function BrowseEvents({ townSlug }: { townSlug: string | null }) {
  const town = useTown(townSlug)
  usePageTitle(listTitle('event', town), siteConfig().siteName)
  const [, goTo] = useLocation()
  const { state, change, hrefOf } = useUrlState(useFormat(town))
  const { data, error, isPlaceholderData, isSuccess, refetch } = useEventPage(
    eventsRequest(state, town),
    true,
  )
  const lastPage = Math.min(maxBrowsePage, Math.max(1, Math.ceil((data?.total ?? 0) / eventPageSize)))
  const results = useRef<HTMLDivElement>(null)

  const isPastLastPage = isSuccess && !isPlaceholderData && state.page > lastPage
  useEffect(() => {
    if (isPastLastPage) change((current) => withPage(current, lastPage), { replace: true })
  }, [isPastLastPage, change, lastPage])

  const events = data?.rows
  const pathOf = (id: number) =>
    browseListingPath('event', id, events?.find((event) => event.id === id)?.title ?? '')
  const openHandlers = {
    hrefOf: pathOf,
    onOpen: (id: number) => goTo(pathOf(id)),
    onIntent: () => undefined,
  }
  const total = error || isPlaceholderData || !data ? undefined : data

  return (
    <ListFrame
      kind="event"
      town={town}
      feedQuery={eventsFeedQuery(state, town)}
      filters={<BrowseEventFilters {...{ state, change }} results={total} zipError={zipErrorOf(error)} />}
      noScriptForm={<NoScriptEventForm state={state} />}
      ref={results}
    >
      <h2 className="sr-only">Results</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LiveCount
          count={error ? '' : total && totalOf(total, 'event')}
          detail={total && rangeOf(state.page, total.total)}
        />
        <div className="ml-auto max-sm:w-full">
          <SortSelectors state={state} change={change} />
        </div>
      </div>
      <FilterChips
        filters={activeEventFilters(state)}
        onRemove={({ remove }) => change((current) => remove(current))}
      />
      <CorrectedSearch
        typed={state.search}
        corrected={total?.correctedSearch}
        onExact={() => change(withExactSearch)}
      />
      {error && !isInvalid(error) ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch events"
          onRetry={() => void refetch()}
        />
      ) : error || events?.length === 0 ? (
        <EmptyState
          art={<Signpost />}
          title="No events found"
          description={
            isInvalid(error)
              ? `${error.userMessage}. Please check it.`
              : 'Try adjusting your filters or search terms'
          }
          action={hasFilters(state) ? <ClearFilters onClear={() => change(withoutFilters)} /> : null}
        />
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60 delay-200')}
        >
          <EventCards events={events} openHandlers={openHandlers} saveButton={saveButton} />
        </div>
      )}
      <PageLinks
        page={Math.min(state.page, lastPage)}
        lastPage={error ? 1 : lastPage}
        hrefOf={(page) => hrefOf(withPage(state, page))}
        onNavigate={() => scrollToTop(results.current)}
      />
    </ListFrame>
  )
}

const saveButton = ({ id, title }: { id: number; title: string }) => (
  <SaveIconButton kind="event" id={id} title={title} />
)

function useFormat(town: Town | null): UrlFormat<EventState> {
  return useMemo(
    () => ({
      path: town ? browseTownPath('event', town) : browseListPath('event'),
      read: readBrowseEvents,
      write: writeEventState,
    }),
    [town],
  )
}

const isInvalid = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.status === 400

const zipErrorOf = (error: Error | null) =>
  error instanceof ApiError ? error.fieldErrors.zipcode : undefined

function rangeOf(page: number, total: number) {
  const first = (page - 1) * eventPageSize + 1
  if (total <= eventPageSize || first > total) return ''
  return `, ${formatCount(first)} to ${formatCount(Math.min(total, first + eventPageSize - 1))} shown`
}

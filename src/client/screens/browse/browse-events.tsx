import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { zipErrorOf } from '#client/api/api-error.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { MapSkeleton } from '#client/features/event-map/map-skeleton.tsx'
import { EventCards } from '#client/features/events/event-cards.tsx'
import { LiveCount } from '#client/features/events/live-count.tsx'
import { SortSelectors } from '#client/features/events/sort-selectors.tsx'
import { activeEventFilters } from '#client/features/events/url-state/active-filters.ts'
import {
  type EventState,
  type EventView,
  withExactSearch,
  withPage,
} from '#client/features/events/url-state/event-state.ts'
import { writeEventState } from '#client/features/events/url-state/event-url.ts'
import { ViewSwitch } from '#client/features/events/view-switch.tsx'
import { ActiveFilterBar } from '#client/features/listings/filters/active-filter-bar.tsx'
import { cx } from '#client/lib/cx.ts'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { type UrlFormat, useUrlState } from '#client/lib/use-url-state.ts'
import { countLabel } from '#client/screens/events/count-label.ts'
import { NoResults } from '#client/screens/events/no-results.tsx'
import { savingButtons } from '#client/screens/events/saving-buttons.tsx'
import { useResults } from '#client/screens/events/use-results.ts'
import { PageLinks } from '#client/ui/page-links.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { maxBrowsePage } from '#shared/contract/browse.ts'
import {
  browseListingPath,
  browseListPath,
  browseTownPath,
  type Town,
} from '#shared/listings/browse-paths.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { monthOf } from '#shared/rules/calendar-month.ts'
import { BrowseEventFilters } from './browse-event-filters.tsx'
import { eventsFeedQuery, eventsRequest, readBrowseEvents } from './browse-events-url.ts'
import { listTitle } from './browse-titles.ts'
import { ListFrame } from './list-frame.tsx'
import { NoScriptEventForm } from './no-script-event-form.tsx'
import { scrollToTop } from './scroll-to-top.ts'
import { useTown } from './use-town.ts'

/** Lazy, because most visitors stay on the server-rendered list. */
const otherView = lazyScreen(async () => (await import('./browse-event-view.tsx')).BrowseEventView)

/** Public events as a list or, after hydration, as a month or a map. A town page is always a list. */
export function BrowseEvents({ townSlug }: { townSlug: string | null }) {
  const town = useTown(townSlug)
  usePageTitle(listTitle('event', town), siteConfig().siteName)
  const [, goTo] = useLocation()
  const url = useUrlState(useFormat(town))
  const { change, hrefOf } = url
  const isHydrated = useIsHydrated()
  const state: EventState = isHydrated ? url.state : { ...url.state, show: 'list' }
  const today = pacificDay(new Date())
  const month = state.month ?? monthOf(state.date ?? today)
  const results = useResults(state, month, eventsRequest(state, town))
  const { error, isPlaceholder } = results
  const lastPage = Math.min(maxBrowsePage, results.lastPage)
  const top = useRef<HTMLDivElement>(null)

  const { isPastLastPage } = results
  useEffect(() => {
    if (isPastLastPage) change((current) => withPage(current, lastPage), { replace: true })
  }, [isPastLastPage, change, lastPage])

  const shown = { list: results.list, month: results.inMonth, map: results.pins?.pins }[state.show]
  const pathOf = (id: number) =>
    browseListingPath('event', id, shown?.find((event) => event.id === id)?.title ?? '')
  const openHandlers = {
    hrefOf: pathOf,
    onOpen: (id: number) => goTo(pathOf(id)),
    onIntent: () => undefined,
  }
  const { total, totalIsLowerBound } = results

  const list =
    error || results.list?.length === 0 ? (
      <NoResults {...{ state, change, results }} />
    ) : (
      <>
        <div
          aria-busy={isPlaceholder}
          className={cx('transition-opacity', isPlaceholder && 'opacity-60 delay-200')}
        >
          <EventCards events={results.list} openHandlers={openHandlers} saveButton={savingButtons} />
        </div>
        <PageLinks
          page={Math.min(state.page, lastPage)}
          lastPage={lastPage}
          hrefOf={(page) => hrefOf(withPage(state, page))}
          onNavigate={() => scrollToTop(top.current)}
        />
      </>
    )

  return (
    <ListFrame
      kind="event"
      town={town}
      feedQuery={eventsFeedQuery(state, town)}
      filters={
        <BrowseEventFilters
          {...{ state, change }}
          results={total === undefined ? undefined : { total, totalIsLowerBound }}
          zipError={zipErrorOf(error)}
        />
      }
      noScriptForm={<NoScriptEventForm state={state} />}
      ref={top}
    >
      <h2 className="sr-only">Results</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LiveCount {...countLabel(state, month, results)} />
        <div className="js-only ml-auto flex flex-wrap items-center justify-end gap-3">
          {/* Narrow screens have them in the filter sheet. */}
          <div className="max-lg:hidden">
            {url.state.show === 'list' ? <SortSelectors state={state} change={change} /> : null}
          </div>
          {town ? null : <ViewSwitch show={url.state.show} change={change} />}
        </div>
      </div>
      <ActiveFilterBar
        filters={activeEventFilters(state)}
        onRemove={({ remove }) => change((current) => remove(current))}
        typed={state.search}
        corrected={isPlaceholder ? undefined : results.correctedSearch}
        onExact={() => change(withExactSearch)}
      />
      {url.state.show === 'list' ? (
        list
      ) : isHydrated ? (
        <Suspense fallback={<ViewSkeleton show={url.state.show} />}>
          {error ? (
            <NoResults {...{ state, change, results }} />
          ) : (
            <otherView.Screen
              {...{ state, change, today, month, results, openHandlers }}
              saveButton={savingButtons}
              onPage={() => undefined}
            />
          )}
        </Suspense>
      ) : (
        <>
          <ViewSkeleton show={url.state.show} />
          <noscript>{list}</noscript>
        </>
      )}
    </ListFrame>
  )
}

/** As tall as the month or the map. */
const ViewSkeleton = ({ show }: { show: EventView }) => (
  <div className="js-only">{show === 'map' ? <MapSkeleton /> : <Skeleton className="h-dvh md:h-176" />}</div>
)

function useFormat(town: Town | null): UrlFormat<EventState> {
  return useMemo(
    () => ({
      path: town ? browseTownPath('event', town) : browseListPath('event'),
      read: (query) => readBrowseEvents(query, town),
      write: writeEventState,
    }),
    [town],
  )
}

import { useEffect, useMemo, useRef } from 'react'
import { zipErrorOf } from '#client/api/api-error.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { SubscribeButton } from '#client/features/events/subscribe-button.tsx'
import { pageRequest } from '#client/features/events/url-state/event-request.ts'
import { withPage, withView } from '#client/features/events/url-state/event-state.ts'
import { eventUrl } from '#client/features/events/url-state/event-url.ts'
import { useEventState } from '#client/features/events/url-state/use-event-state.ts'
import { ViewSwitch } from '#client/features/events/view-switch.tsx'
import { SaveSearchButton } from '#client/features/saved-searches/save-search-button.tsx'
import { focusElement } from '#client/lib/move-focus.ts'
import { useMedia } from '#client/lib/use-media.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { monthOf } from '#shared/rules/calendar-month.ts'
import { EventDialog, preloadEventDialog } from './event-dialog.tsx'
import { EventFilters } from './event-filters.tsx'
import { EventResults } from './event-results.tsx'
import { savingButtons } from './saving-buttons.tsx'
import { useResults } from './use-results.ts'

export function Events() {
  usePageTitle('Community Events', siteConfig().siteName)
  const { state, change, open, close, hrefOf } = useEventState()
  const today = pacificDay(new Date())
  const month = state.month ?? monthOf(state.date ?? today)
  const results = useResults(state, month)
  const top = useRef<HTMLDivElement>(null)
  const isWide = useMedia('(min-width: 64rem)')

  // The URL may point past the last page.
  const { isPastLastPage, lastPage } = results
  useEffect(() => {
    if (isPastLastPage) change((current) => withPage(current, lastPage), { replace: true })
  }, [isPastLastPage, change, lastPage])

  const goToPage = (page: number) => {
    change((current) => withPage(current, page))
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView()
  }

  // Stable while a dialog opens and closes, so that the cards behind it do not re-render.
  const listUrl = hrefOf(withView(state, null))
  const openHandlers = useMemo(
    () => ({ hrefOf: (id: number) => eventUrl(id, listUrl), onOpen: open, onIntent: preloadEventDialog }),
    [listUrl, open],
  )

  const saveSearch = <SaveSearchButton listingType="event" query={pageRequest(state)} />

  return (
    <div className="container-page flex flex-col pt-1 md:pt-8 lg:gap-6 lg:pt-10">
      <header className="flex items-center justify-between gap-3 lg:items-end">
        <div>
          <h1 className="text-xl sm:text-2xl lg:text-3xl">Community Events</h1>
          <p className="mt-1 text-ink-soft max-md:hidden">{kindOf('event').intro}</p>
        </div>
        {isWide ? (
          <div className="flex flex-wrap gap-2">
            {saveSearch}
            <SubscribeButton state={state} />
          </div>
        ) : (
          <ViewSwitch show={state.show} change={change} />
        )}
      </header>
      <div className="flex flex-col lg:flex-row lg:items-start lg:gap-8">
        <EventFilters
          {...{ isWide, state, change, today, month }}
          results={
            results.total === undefined
              ? undefined
              : { total: results.total, totalIsLowerBound: results.totalIsLowerBound }
          }
          zipError={zipErrorOf(results.error)}
          onSkip={() => focusElement(top.current, { preventScroll: false })}
        />
        <div
          ref={top}
          id="results"
          className="flex min-w-0 flex-1 scroll-mt-16 flex-col gap-1.5 outline-none max-lg:scroll-mt-32 lg:gap-4"
        >
          <EventResults
            {...{ isWide, state, change, today, month, results, openHandlers }}
            saveButton={savingButtons}
            onPage={goToPage}
          />
          {isWide ? null : (
            <div className="flex flex-wrap justify-center gap-2 pt-2">
              {saveSearch}
              <SubscribeButton state={state} />
            </div>
          )}
        </div>
      </div>
      <EventDialog id={state.view} onClose={close} similar={openHandlers} />
    </div>
  )
}

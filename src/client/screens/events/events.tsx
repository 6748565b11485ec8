import { useEffect, useRef } from 'react'
import { ApiError } from '#client/api/api-error.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { SubscribeButton } from '#client/features/events/subscribe-button.tsx'
import { withPage, withView } from '#client/features/events/url-state/event-state.ts'
import { useEventState } from '#client/features/events/url-state/use-event-state.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { monthOf } from '#shared/rules/calendar-month.ts'
import { EventDialog, preloadEventDialog } from './event-dialog.tsx'
import { EventFilters } from './event-filters.tsx'
import { EventResults } from './event-results.tsx'
import { useResults } from './use-results.ts'

export function Events() {
  usePageTitle('Community Events', siteConfig().siteName)
  const { state, change, open, close, hrefOf } = useEventState()
  const today = pacificDay(new Date())
  const month = state.month ?? monthOf(state.date ?? today)
  const results = useResults(state, month)
  const top = useRef<HTMLDivElement>(null)

  // The URL may point past the last page.
  const { isPastLastPage, lastPage } = results
  useEffect(() => {
    if (isPastLastPage) change((current) => withPage(current, lastPage), { replace: true })
  }, [isPastLastPage, change, lastPage])

  const goToPage = (page: number) => {
    change((current) => withPage(current, page))
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView()
  }

  const openHandlers = {
    hrefOf: (id: number) => hrefOf(withView(state, id)),
    onOpen: open,
    onIntent: preloadEventDialog,
  }

  return (
    <div className="container-page flex flex-col gap-6 pt-8 sm:pt-10">
      <header className="flex items-start justify-between gap-4 sm:items-end">
        <div>
          <h1 className="text-3xl">Community Events</h1>
          <p className="mt-1.5 text-ink-soft">Fairs, workshops and performances near you, day by day.</p>
        </div>
        <SubscribeButton state={state} />
      </header>
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:gap-8">
        <EventFilters
          {...{ state, change, today, month }}
          total={results.total}
          totalIsLowerBound={results.totalIsLowerBound}
          zipError={zipErrorOf(results.error)}
        />
        <div ref={top} className="flex min-w-0 flex-1 flex-col gap-4">
          <EventResults {...{ state, change, today, month, results, openHandlers }} onPage={goToPage} />
        </div>
      </div>
      <EventDialog id={state.view} onClose={close} />
    </div>
  )
}

function zipErrorOf(error: Error | null) {
  return error instanceof ApiError ? error.fieldErrors.zipcode : undefined
}

import { useMemo } from 'react'
import { type CommunityEvent, useEventPage, useEventPins } from '#client/api/events.ts'
import { monthRequest, pageRequest, pinsRequest } from '#client/features/events/url-state/event-request.ts'
import { type EventState, eventPageSize } from '#client/features/events/url-state/event-state.ts'

/** By day, then by time; events without a time come last in their day. */
const byStart = (one: CommunityEvent, other: CommunityEvent) => startOf(one).localeCompare(startOf(other))
const startOf = ({ eventDate, startTime }: CommunityEvent) => `${eventDate} ${startTime ?? '24:00'}`

/** Only the visible view loads its data. */
export function useResults(state: EventState, month: string, listRequest = pageRequest(state)) {
  const { show } = state
  const list = useEventPage(listRequest, show === 'list')
  const inMonth = useEventPage(monthRequest(state, month), show === 'month')
  const pins = useEventPins(pinsRequest(state), show === 'map')
  const shown = { list, month: inMonth, map: pins }[show]
  const total = shown.data?.total
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / eventPageSize))
  return {
    list: list.data?.rows,
    inMonth: useMemo(() => inMonth.data?.rows.toSorted(byStart), [inMonth.data]),
    pins: pins.data,
    /** Undefined while loading. */
    total: shown.isPlaceholderData ? undefined : total,
    totalIsLowerBound: shown.data?.totalIsLowerBound,
    correctedSearch: shown.data?.correctedSearch,
    error: shown.error,
    retry: () => void shown.refetch(),
    /** True while the results belong to the previous query. */
    isPlaceholder: shown.isPlaceholderData,
    lastPage,
    isPastLastPage: show === 'list' && list.isSuccess && !list.isPlaceholderData && state.page > lastPage,
  }
}

export type Results = ReturnType<typeof useResults>

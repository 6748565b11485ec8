import { useEventPage, useEventPins } from '#client/api/events.ts'
import { monthRequest, pageRequest, pinsRequest } from '#client/features/events/url-state/event-request.ts'
import { type EventState, eventPageSize } from '#client/features/events/url-state/event-state.ts'

/** The results in the form that is shown; the other forms are asked for when they are. */
export function useResults(state: EventState, month: string) {
  const { show } = state
  const list = useEventPage(pageRequest(state), show === 'list')
  const inMonth = useEventPage(monthRequest(state, month), show === 'month')
  const pins = useEventPins(pinsRequest(state), show === 'map')
  const shown = { list, month: inMonth, map: pins }[show]
  const total = shown.data?.total
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / eventPageSize))
  return {
    list: list.data?.rows,
    inMonth: inMonth.data?.rows,
    pins: pins.data,
    /** Absent while the answer is on its way. */
    total: shown.isPlaceholderData ? undefined : total,
    error: shown.error,
    retry: () => void shown.refetch(),
    /** What is here belongs to the question before; the answer to this one is on its way. */
    isPlaceholder: shown.isPlaceholderData,
    lastPage,
    isPastLastPage: show === 'list' && list.isSuccess && !list.isPlaceholderData && state.page > lastPage,
  }
}

export type Results = ReturnType<typeof useResults>

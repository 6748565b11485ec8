import { type EventState, eventPageSize } from '#client/features/events/url-state/event-state.ts'
import { monthTitle } from '#client/lib/calendar-day-format.ts'
import { formatCount, totalOf } from '#client/lib/count-of.ts'
import type { Results } from './use-results.ts'

export function countLabel(state: EventState, month: string, results: Results) {
  const { total, totalIsLowerBound, pins, inMonth, error } = results
  if (error) return { count: '' }
  if (total === undefined) return { count: undefined }
  const count = totalOf({ total, totalIsLowerBound }, 'event')
  if (state.show === 'month') {
    const shown = inMonth?.length ?? 0
    const first = shown < total ? `, the first ${formatCount(shown)} shown` : ''
    return { count, detail: ` in ${monthTitle(month)}${first}` }
  }
  if (state.show === 'map') return { count, detail: mapLabel(total, pins) }
  return { count, detail: rangeOf(state.page, total) }
}

function rangeOf(page: number, total: number) {
  const first = (page - 1) * eventPageSize + 1
  if (total <= eventPageSize || first > total) return ''
  const last = Math.min(total, first + eventPageSize - 1)
  return `, ${formatCount(first)} to ${formatCount(last)} shown`
}

function mapLabel(total: number, pins: Results['pins']) {
  if (!pins) return ''
  if (pins.pins.length < pins.placed) return `, the first ${formatCount(pins.pins.length)} on the map`
  const missing = total - pins.placed
  return missing === 0 ? ' on the map' : `, ${formatCount(missing)} without a known location`
}

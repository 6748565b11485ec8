import { plusDays } from '#shared/rules/calendar-day.ts'
import { alarm, morningBefore } from './alarm.ts'
import { type CalendarSite, calendarUid } from './event-component.ts'
import { type IcsComponent, icsDay, icsInstant, icsText } from './ics.ts'

export interface WholeDay {
  /** Stable, so that a calendar updates its existing entry. */
  uid: string
  day: string
  summary: string
  description: string
  url: string
  changedAt: Date
  sequence: number
  /** Morning reminders, in days before. */
  remindDays: readonly number[]
}

/** A whole-day entry that does not mark the day as busy. */
export const wholeDayComponent = (item: WholeDay, site: CalendarSite): IcsComponent => {
  const changed = icsInstant(item.changedAt)
  const params = { VALUE: 'DATE' }
  return {
    name: 'VEVENT',
    properties: [
      { name: 'UID', value: calendarUid(site, item.uid) },
      { name: 'DTSTAMP', value: changed },
      { name: 'LAST-MODIFIED', value: changed },
      { name: 'SEQUENCE', value: String(item.sequence) },
      { name: 'DTSTART', params, value: icsDay(item.day) },
      { name: 'DTEND', params, value: icsDay(plusDays(item.day, 1)) },
      { name: 'SUMMARY', value: icsText(item.summary) },
      { name: 'DESCRIPTION', value: icsText(`${item.description}\n\n${item.url}`) },
      { name: 'URL', value: item.url },
      { name: 'TRANSP', value: 'TRANSPARENT' },
    ],
    components: item.remindDays.map((days) => alarm(morningBefore(days), item.summary)),
  }
}

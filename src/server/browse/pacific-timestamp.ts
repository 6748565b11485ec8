import { eventTimeZone } from '#shared/rules/event-time.ts'

const offsets = new Intl.DateTimeFormat('en-US', { timeZone: eventTimeZone, timeZoneName: 'longOffset' })

/** '2027-03-20T19:00-07:00' for a local time there. */
export function pacificTimestamp(local: string): string {
  // Read as UTC the time is some hours off, which matters only in the night when the clocks change.
  const parts = offsets.formatToParts(new Date(`${local}:00Z`))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT-08:00'
  return `${local}:00${name.replace('GMT', '')}`
}

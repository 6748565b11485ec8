import { eventTimeZone } from '#shared/rules/event-time.ts'

const offsets = new Intl.DateTimeFormat('en-US', { timeZone: eventTimeZone, timeZoneName: 'longOffset' })

/** '2027-03-20T19:00:00-07:00' for the local time '2027-03-20T19:00'. */
export function pacificTimestamp(local: string): string {
  // Parsing as UTC is some hours off, which matters only in the night of a clock change.
  const parts = offsets.formatToParts(new Date(`${local}:00Z`))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT-08:00'
  return `${local}:00${name.replace('GMT', '')}`
}

import { dateFormat } from '#shared/rules/date-format.ts'

const format = dateFormat({
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/** 'Mar 31, 2027' for '2027-03-31', in every time zone. */
export function formatDay(day: string) {
  return format(new Date(`${day}T00:00:00Z`))
}

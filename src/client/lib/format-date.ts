import { dateFormat } from '#shared/rules/date-format.ts'

const format = dateFormat({
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/** 'Mar 1, 2027', where the listings are: the server and the browser write the same. */
export function formatDate(moment: string) {
  return format(new Date(moment))
}

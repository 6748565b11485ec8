import { dateFormat } from '#shared/rules/date-format.ts'

const format = dateFormat({
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/** 'Mar 1, 2027', in Pacific time, so that the server and the browser render the same. */
export function formatDate(moment: string) {
  return format(new Date(moment))
}

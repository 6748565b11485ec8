import { dateFormat } from '#shared/rules/date-format.ts'

const format = dateFormat({
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: 'short',
})

/** 'Mar 2027', where the listings are: the server and the browser write the same. */
export const formatMonth = (moment: string): string => format(new Date(moment))

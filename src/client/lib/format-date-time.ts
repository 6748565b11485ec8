import { dateFormat } from '#shared/rules/date-format.ts'

const format = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** 'Mar 31, 2027, 4:05 PM', in the browser's time zone. */
export const formatDateTime = (moment: string): string => format(new Date(moment))

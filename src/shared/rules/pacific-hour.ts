import { dateFormat } from './date-format.ts'

const hours = dateFormat({
  timeZone: 'America/Los_Angeles',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** The Pacific hour, 0 to 23. */
export const pacificHour = (moment: Date): number => Number(hours(moment))

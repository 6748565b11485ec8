import { dateFormat } from './date-format.ts'

const hours = dateFormat({
  timeZone: 'America/Los_Angeles',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** The hour of the day in the region of the listings, 0 to 23. */
export const pacificHour = (moment: Date): number => Number(hours(moment))

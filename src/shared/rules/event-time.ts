/** Event dates and times are in this zone, and never converted. */
export const eventTimeZone = 'America/Los_Angeles'

/** '7:00 PM' for '19:00'. */
export const clockTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

interface Hours {
  startTime: string | null
  endTime: string | null
}

/** '7:00 PM to 9:15 PM', or only the known time; null without both. */
export const eventHours = ({ startTime, endTime }: Hours): string | null => {
  if (startTime === null) return endTime === null ? null : `Until ${clockTime(endTime)}`
  if (endTime === null || endTime === startTime) return clockTime(startTime)
  return `${clockTime(startTime)} to ${clockTime(endTime)}`
}

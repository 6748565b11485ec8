const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Mar 31, 2027, 4:05 PM', in the reader's time zone. */
export const formatDateTime = (moment: string): string => format.format(new Date(moment))

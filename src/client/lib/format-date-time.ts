const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Mar 31, 2027, 4:05 PM' for a moment as the server writes it, where the reader is. */
export const formatDateTime = (moment: string): string => format.format(new Date(moment))

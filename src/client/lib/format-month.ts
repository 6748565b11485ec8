const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: 'short',
})

/** 'Mar 2027', where the listings are: the server and the browser write the same. */
export const formatMonth = (moment: string): string => format.format(new Date(moment))

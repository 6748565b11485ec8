const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** 'Mar 1, 2027' for a moment, on the calendar of whoever reads it. */
export function formatDate(moment: string) {
  return format.format(new Date(moment))
}

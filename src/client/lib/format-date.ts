const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** 'Mar 1, 2027', in the reader's time zone. */
export function formatDate(moment: string) {
  return format.format(new Date(moment))
}

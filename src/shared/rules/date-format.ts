/** Created at its first use: the first formatter takes a phone a tenth of a second, which a page without dates need not wait for. */
export const dateFormat = (
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): ((moment: Date) => string) => {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, options)
    return format.format(moment)
  }
}

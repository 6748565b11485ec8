/** Lazy formatter: the first `Intl` object takes about 100 ms on a slow phone, which pages without dates avoid. */
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

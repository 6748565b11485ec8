/** A lazy formatter, because `Intl` is slow (day-names.ts). */
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

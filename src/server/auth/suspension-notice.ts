/** Shown only after a correct password, so that it reveals nothing to others. */
export const suspensionNotice = (
  { suspendedUntil }: { suspendedUntil: string | null },
  contactEmail: string,
): string => {
  const end = suspendedUntil === null ? '' : ` until ${longDay(suspendedUntil)}`
  return `This account is suspended${end}. If you have questions, please write to ${contactEmail}.`
}

/** A calendar date in words, such as 'March 31, 2027'. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

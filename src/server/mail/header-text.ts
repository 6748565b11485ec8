/**
 * What may stand in a mail header: one line, no control characters, nothing that reorders the text around it, of a
 * length that mail programs show. Line breaks become spaces, so that a hostile name stays readable and harmless.
 */
export function headerText(value: string, maxLength = 150): string {
  const line = value.replace(unfit, ' ').replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= maxLength
    ? line
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}

/** Controls (line breaks, NUL), separators, lone surrogates, and the marks that turn the direction of writing. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** PostgreSQL text has no NUL, and a mail has no use for control characters other than line breaks and tabs. */
export function bodyText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}

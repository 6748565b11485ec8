/** Header injection: one line, no control or bidi characters, bounded length. */
export function headerText(value: string, maxLength = 150): string {
  const line = value.replace(unsafeCharacters, ' ').replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= maxLength
    ? line
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}

/** Controls, separators, lone surrogates and bidi marks. */
const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** PostgreSQL text has no NUL, and mail needs no control characters except line breaks and tabs. */
export function bodyText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}

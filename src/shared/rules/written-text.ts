/**
 * Trims spaces and invisible characters from both ends. Line breaks become spaces, except in long text.
 */
export const writtenText = (text: string, keepsLines = false): string => {
  const visible = visibleEnds(text)
  return keepsLines ? visible : visible.replace(/\s+/g, ' ')
}

/** The text from its first to its last visible character; empty if there is none. */
export const visibleEnds = (text: string): string =>
  text.toWellFormed().replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')

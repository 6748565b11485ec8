/** Trims spaces and invisible characters. Collapses whitespace, except in long text. */
export const normalizeText = (text: string, keepsLines = false): string => {
  const trimmed = trimInvisible(text)
  return keepsLines ? trimmed : trimmed.replace(/\s+/g, ' ')
}

/** Trims spaces and invisible characters from both ends. */
export const trimInvisible = (text: string): string =>
  text.toWellFormed().replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')

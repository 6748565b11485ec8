/**
 * What a person wrote, without what nobody can see around it: spaces, and marks that have no shape of their own. Only
 * long text keeps its lines; everywhere else a line break is a space.
 */
export const writtenText = (text: string, keepsLines = false): string => {
  const visible = visibleEnds(text)
  return keepsLines ? visible : visible.replace(/\s+/g, ' ')
}

/** The same text from the first thing that can be seen in it to the last; nothing when there is none. */
export const visibleEnds = (text: string): string =>
  text.toWellFormed().replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')

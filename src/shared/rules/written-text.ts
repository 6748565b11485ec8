/**
 * What a person wrote, without what nobody can see around it: spaces, and marks that have no shape of their own. Only
 * long text keeps its lines; everywhere else a line break is a space.
 */
export const writtenText = (text: string, keepsLines = false): string => {
  const visible = text.toWellFormed().replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
  return keepsLines ? visible : visible.replace(/\s+/g, ' ')
}

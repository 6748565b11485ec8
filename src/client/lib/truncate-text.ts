/** Collapses whitespace and adds an ellipsis when truncated. */
export function truncateText(text: string, length: number) {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= length) return characters.join('')
  return `${characters
    .slice(0, length)
    .join('')
    .replace(/[\s.,;:!?…]+$/, '')}…`
}

/** Collapses whitespace and cuts after a word, with an ellipsis. A single long word is cut at the limit. */
export function truncateText(text: string, length: number) {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= length) return characters.join('')
  const cut = characters.slice(0, length).join('')
  const lastSpace = characters[length] === ' ' ? cut.length : cut.lastIndexOf(' ')
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut
  return `${words.replace(/[\s.,;:!?…–-]+$/, '')}…`
}

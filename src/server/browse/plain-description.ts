/** A description as one line of plain text, truncated at a word boundary. */
export function plainDescription(value: unknown, maxLength: number): string {
  const text = typeof value === 'string' ? value.replaceAll('**', '').replace(/\s+/g, ' ').trim() : ''
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Coordinates joined by commas, as URLs hold them; empty unless there are exactly so many. */
export function readNumbers(text: string, count: number): string {
  const parts = text.split(',')
  const areNumbers = parts.every((part) => /^-?\d{1,3}(\.\d{1,6})?$/.test(part))
  return parts.length === count && areNumbers ? text : ''
}

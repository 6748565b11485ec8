/** Comma-separated coordinates from a URL; empty unless there are exactly `count`. */
export function parseCoordinates(text: string, count: number): string {
  const parts = text.split(',')
  const areNumbers = parts.every((part) => /^-?\d{1,3}(\.\d{1,6})?$/.test(part))
  return parts.length === count && areNumbers ? text : ''
}

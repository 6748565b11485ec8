export type Delimiter = ',' | ';' | '\t'

const delimiters: readonly Delimiter[] = [',', ';', '\t']

/** What stands between the cells of a file: the sign that its header has most of. */
export function delimiterOf(header: string): Delimiter {
  const counts = delimiters.map((sign) => header.split(sign).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

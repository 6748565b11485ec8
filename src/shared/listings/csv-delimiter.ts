export type Delimiter = ',' | ';' | '\t'

const delimiters: readonly Delimiter[] = [',', ';', '\t']

/** The delimiter of a file: the candidate that occurs most often in its header. */
export function delimiterOf(header: string): Delimiter {
  const counts = delimiters.map((sign) => header.split(sign).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

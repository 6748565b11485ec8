import type { Delimiter } from '#shared/listings/csv-delimiter.ts'

/** One line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[], delimiter: Delimiter = ','): string =>
  `${cells.map(quoted).join(delimiter)}\r\n`

const quoted = (cell: string): string =>
  /[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

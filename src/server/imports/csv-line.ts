/** One line of a CSV file, as RFC 4180 writes it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

const quoted = (cell: string): string =>
  /[",\r\n;]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** A Markdown table whose columns line up, so that a terminal can show it as it is. Numbers stand to the right. */
export function table(headers: string[], rows: string[][]): string {
  const columns = headers.map((header, at) => {
    const cells = rows.map((row) => row[at] ?? '')
    return {
      width: Math.max(3, header.length, ...cells.map(({ length }) => length)),
      isNumber: cells.every(isNumber),
    }
  })
  const line = (cells: string[]) =>
    `| ${columns.map(({ width, isNumber }, at) => aligned(cells[at] ?? '', width, isNumber)).join(' | ')} |`
  const rule = columns.map(({ width, isNumber }) =>
    isNumber ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  return [line(headers), line(rule), ...rows.map(line)].join('\n')
}

const isNumber = (cell: string) => /^(–|[\d.,]+( [%×])?)$/.test(cell)

const aligned = (cell: string, width: number, isNumber: boolean) =>
  isNumber ? cell.padStart(width) : cell.padEnd(width)

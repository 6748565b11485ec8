import { delimiterOf } from '#shared/listings/csv-delimiter.ts'

/**
 * The first rows of a CSV text for the preview. The server parses the file itself, so this parser only splits,
 * unquotes and trims.
 */
export function previewCsv(text: string, rowCount: number): string[][] {
  const body = text.replace(/^\ufeff/, '').replace(/^"?sep=."?\r?\n/i, '')
  const header = body.split(/\r?\n/, 1)[0] ?? ''
  const separator = delimiterOf(header)
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false

  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((value) => value !== '')) rows.push(cells)
    cells = []
  }

  for (let index = 0; index < body.length && rows.length < rowCount; index += 1) {
    const char = body[index]
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (body[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (char === '"' && cell.trim() === '') isQuoted = true
    else if (char === separator) endCell()
    else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  if (rows.length < rowCount) endRow()
  return rows
}

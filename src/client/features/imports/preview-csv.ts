import { delimiterOf } from '#shared/listings/csv-delimiter.ts'

/**
 * The first rows of a CSV text for the preview. The server parses the file itself, so this parser only splits,
 * unquotes and trims.
 */
export function previewCsv(text: string, rows: number): string[][] {
  const body = text.replace(/^\ufeff/, '').replace(/^"?sep=."?\r?\n/i, '')
  const header = body.split(/\r?\n/, 1)[0] ?? ''
  const separator = delimiterOf(header)
  const found: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false

  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one !== '')) found.push(cells)
    cells = []
  }

  for (let index = 0; index < body.length && found.length < rows; index += 1) {
    const sign = body[index]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (body[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  if (found.length < rows) endRow()
  return found
}

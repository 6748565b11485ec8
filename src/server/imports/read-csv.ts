import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { badRequest } from '#server/errors.ts'
import type { CsvFormat } from './csv-format.ts'

export interface CsvRow {
  /** The line on which the row begins, counted from 1. */
  line: number
  cells: string[]
}

/** Larger than any valid listing. Keeps a file without line breaks from being read into memory as one row. */
const maxRowLength = 200_000
const maxCells = 10_000

/** Spreadsheets leave a few empty cells at the end of a row; more indicate another file format. */
export const maxBlankCells = 100

/** The rows of a CSV file, header first, without empty rows. One file may mix line breaks. */
export async function* readCsv(
  path: string,
  { encoding, delimiter, hasSeparatorLine }: CsvFormat,
): AsyncGenerator<CsvRow> {
  // csv-parse counts a CRLF inside a cell as two lines, so lines are counted here.
  let line = 1
  let parsedLines = 0
  // Line numbers of rows that the parser has emitted and the loop below has not read yet.
  const rowLines: number[] = []
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    trim: true,
    max_record_size: maxRowLength,
    on_record(cells: string[], { lines }) {
      const rowLine = line
      line += 1 + countLineBreaks(cells)
      parsedLines = lines
      if (cells.length > maxCells) throw tooLong(rowLine)
      const isSeparatorLine = hasSeparatorLine && rowLine === 1
      const isEmpty = cells.length <= maxBlankCells && cells.every((cell) => cell.trim() === '')
      if (isSeparatorLine || isEmpty) return null
      rowLines.push(rowLine)
      return cells
    },
  })
  const decode = async function* (chunks: AsyncIterable<Buffer>) {
    const decoder = new TextDecoder(encoding)
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  }
  // Errors reach the loop below through the parser, so the callback has nothing to do.
  pipeline(createReadStream(path), decode, parser, () => undefined)
  try {
    for await (const cells of parser as AsyncIterable<string[]>)
      yield { line: rowLines.shift() ?? line, cells }
  } catch (error) {
    throw error instanceof CsvError ? explain(error, line, parsedLines) : error
  }
}

const countLineBreaks = (cells: readonly string[]) =>
  cells.reduce((count, cell) => count + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)

const tooLong = (line: number) => badRequest(`Line ${line}: this row is too long to be a listing.`)

function explain(error: CsvError, line: number, parsedLines: number) {
  // A too long row across several lines has an unclosed quotation mark.
  const spansLines = Number(error.lines) > parsedLines + 1
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || (error.code === 'CSV_MAX_RECORD_SIZE' && spansLines))
    return badRequest(`Line ${line}: a quotation mark is opened and never closed.`)
  if (error.code === 'CSV_MAX_RECORD_SIZE') return tooLong(line)
  return badRequest(`Line ${line}: a quotation mark stands inside a cell that is not quoted.`)
}

import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, Transform } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { badRequest } from '#server/errors.ts'

export interface CsvRow {
  /** Where the row begins in the file, the header being line 1. */
  line: number
  cells: string[]
}

/** Longer than any listing that the forms accept; a file without line ends must not become one row in memory. */
const longestRow = 200_000

/** Spreadsheets leave a few empty cells at the end of a row; more than that is another kind of file. */
export const mostBlanks = 100

/**
 * The rows of a CSV file, one at a time, the header first. Excel's habits are understood: a byte order mark, CRLF, `;`
 * between the cells when the header says so, Windows-1252.
 */
export async function* readCsv(path: string): AsyncGenerator<CsvRow> {
  const { encoding, delimiter } = await habitsOf(path)
  const rows = pipeline(
    createReadStream(path),
    decoder(encoding),
    parse({
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      info: true,
    }),
    // What breaks is thrown by the loop below; the pipeline only has to tidy up.
    () => undefined,
  )
  let line = 1
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      // Spreadsheets leave rows of nothing but separators at the end of a file.
      if (record.some((cell) => cell.trim() !== '') || record.length > mostBlanks)
        yield { line, cells: record }
      line = info.lines + 1
    }
  } catch (error) {
    throw error instanceof CsvError ? badRequest(wordsFor(error, line)) : error
  } finally {
    rows.destroy()
  }
}

function wordsFor(error: CsvError & { lines?: number }, start: number) {
  // Rows before the faulty one may not have come out of the parser yet, and it knows where it stopped; of a quotation
  // mark that is never closed, it knows only the end of the file.
  const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? start : (error.lines ?? start)
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `Line ${line}: a quotation mark is opened and never closed.`
    case 'CSV_MAX_RECORD_SIZE':
      return `Line ${line}: this row is too long to be a listing.`
    default:
      return `Line ${line}: a quotation mark stands inside a cell that is not quoted.`
  }
}

/** Reads the file once for what it is: only a whole look tells UTF-8 from Windows-1252. */
async function habitsOf(path: string): Promise<{ encoding: 'utf-8' | 'windows-1252'; delimiter: ',' | ';' }> {
  const file = await open(path)
  try {
    const strict = new TextDecoder('utf-8', { fatal: true })
    let isUtf8 = true
    let head = ''
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      const bytes = chunk as Buffer
      if (bytes.includes(0)) throw badRequest('This is not a CSV file: it contains bytes that no text has.')
      if (head.length < 64_000) head += bytes.toString('latin1')
      if (isUtf8) isUtf8 = reads(strict, bytes)
    }
    if (isUtf8) isUtf8 = reads(strict)
    const header = head.split(/\r?\n/, 1)[0] ?? ''
    const isSemicolon = header.split(';').length > header.split(',').length
    return { encoding: isUtf8 ? 'utf-8' : 'windows-1252', delimiter: isSemicolon ? ';' : ',' }
  } finally {
    await file.close()
  }
}

function reads(decoder: InstanceType<typeof TextDecoder>, bytes?: Buffer) {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}

function decoder(encoding: string) {
  const text = new TextDecoder(encoding)
  return new Transform({
    decodeStrings: true,
    encoding: 'utf8',
    transform(chunk: Buffer, _encoding, done) {
      done(null, text.decode(chunk, { stream: true }))
    },
    flush(done) {
      done(null, text.decode())
    },
  })
}

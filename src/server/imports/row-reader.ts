import { badRequest } from '#server/errors.ts'
import type { Delimiter } from '#shared/listings/csv-delimiter.ts'

export interface CsvRow {
  /** Where the row begins in the file, the first line being 1. */
  line: number
  cells: string[]
}

/** Longer than any listing that the forms accept; a file without line ends must not become one row in memory. */
const longestRow = 200_000

/** Spreadsheets leave a few empty cells at the end of a row; more than that is another kind of file. */
export const mostBlanks = 100

/**
 * Cuts text into rows as RFC 4180 writes them, whichever line ends it has, also several kinds in one file. The text comes
 * in pieces of any size; a row is given out once its end has been seen. Rows of nothing but separators are left out, since
 * spreadsheets put them at the end of a file.
 */
export function createRowReader(delimiter: Delimiter, firstLine = 1) {
  let rest = ''
  let line = firstLine

  const rowsIn = (text: string, isEnd: boolean): CsvRow[] => {
    const rows: CsvRow[] = []
    let at = 0
    while (at < text.length) {
      const row = readRow(text, at, { delimiter, isEnd, line })
      if (row === null) break
      if (row.cells.length > mostBlanks || row.cells.some(isFilled)) rows.push({ line, cells: row.cells })
      line += row.lines
      at = row.end
    }
    rest = text.slice(at)
    if (rest.length > longestRow) throw tooLong(rest, line)
    return rows
  }

  return {
    push: (text: string) => rowsIn(rest + text, false),
    end: () => rowsIn(rest, true),
  }
}

const isFilled = (cell: string) => cell.trim() !== ''

interface Place {
  delimiter: Delimiter
  isEnd: boolean
  line: number
}

/** One row and where the next begins; null when the text ends before the row does. */
function readRow(text: string, start: number, { delimiter, isEnd, line }: Place) {
  const cells: string[] = []
  let at = start
  let lines = 0
  for (;;) {
    const opening = openingQuote(text, at)
    if (opening === -1) {
      const end = endOfPlainCell(text, at, delimiter)
      if (end === text.length && !isEnd) return null
      if (text[end] === '"') throw strayQuote(line + lines)
      cells.push(text.slice(at, end))
      at = end
    } else {
      const closing = closingQuote(text, opening, isEnd)
      if (closing === null) return null
      if (closing === -1)
        throw badRequest(`Line ${line + lines}: a quotation mark is opened and never closed.`)
      const cell = text.slice(opening + 1, closing)
      cells.push(cell.includes('"') ? cell.replaceAll('""', '"') : cell)
      lines += lineEndsIn(cell)
      at = afterSpaces(text, closing + 1)
      if (at === text.length && !isEnd) return null
    }
    if (text[at] === delimiter) at += 1
    else if (at === text.length) return { cells, lines: lines + 1, end: at }
    else {
      const end = afterLineEnd(text, at)
      if (end === at) throw strayQuote(line + lines)
      // What follows a carriage return says whether it is a line end of its own.
      if (end === text.length && text[at] === '\r' && !isEnd) return null
      return { cells, lines: lines + 1, end }
    }
  }
}

/** Spaces before a quotation mark are no part of the cell: some programs put one after each comma. */
function openingQuote(text: string, at: number) {
  const first = afterSpaces(text, at)
  return text[first] === '"' ? first : -1
}

function afterSpaces(text: string, from: number) {
  let at = from
  while (text[at] === ' ') at += 1
  return at
}

function endOfPlainCell(text: string, from: number, delimiter: Delimiter) {
  const separator = delimiter.charCodeAt(0)
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === separator || sign === newLine || sign === carriageReturn || sign === quote) return at
  }
  return text.length
}

const newLine = 10
const carriageReturn = 13
const quote = 34

/** -1 when there is none; null when the text that has come so far does not tell. */
function closingQuote(text: string, opening: number, isEnd: boolean): number | null {
  let from = opening + 1
  for (;;) {
    const found = text.indexOf('"', from)
    if (found === -1) return isEnd ? -1 : null
    if (found + 1 === text.length) return isEnd ? found : null
    if (text[found + 1] !== '"') return found
    from = found + 2
  }
}

function afterLineEnd(text: string, at: number) {
  if (text[at] === '\n') return at + 1
  if (text[at] !== '\r') return at
  return text[at + 1] === '\n' ? at + 2 : at + 1
}

function lineEndsIn(cell: string) {
  return cell.includes('\n') || cell.includes('\r') ? (cell.match(/\r\n|\n|\r/g)?.length ?? 0) : 0
}

const strayQuote = (line: number) =>
  badRequest(`Line ${line}: a quotation mark stands inside a cell that is not quoted.`)

function tooLong(row: string, line: number) {
  const isOpen = (row.match(/"/g)?.length ?? 0) % 2 === 1
  return badRequest(
    isOpen
      ? `Line ${line}: a quotation mark is opened and never closed.`
      : `Line ${line}: this row is too long to be a listing.`,
  )
}

import type { Db } from '#server/db/client.ts'
import { AppError, badRequest } from '#server/errors.ts'
import { plainCell, reasonsColumn, safeCell } from '#shared/listings/csv.ts'
import type { Delimiter } from '#shared/listings/csv-delimiter.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { checkedPieces, type Duplicates, type ImportFile } from './check-file.ts'
import type { Reason } from './check-rows.ts'
import { csvLine } from './csv-line.ts'

/** So that a spreadsheet reads the letters as they are. */
const byteOrderMark = '\ufeff'

/**
 * The rows of a file that an import refuses, as a file of the same shape with a column that says why. It can be mended
 * and imported as it is. Throws when nothing of the file can be read.
 */
export async function* failedRows(
  db: Db,
  kind: ListingKind,
  file: ImportFile,
  duplicates: Duplicates,
): AsyncGenerator<string> {
  let delimiter: Delimiter = ','
  let header: string[] | null = null
  // The reasons stand first: a row with too many cells would push them out of their column.
  const line = (cells: readonly string[], reasons: string) => {
    const own = cells.filter((_cell, at) => header?.[at]?.trim().toLowerCase() !== reasonsColumn)
    return csvLine([reasons, ...own.map((cell) => safeCell(plainCell(cell.trim())))], delimiter)
  }
  const pieces = checkedPieces(db, kind, file, {
    duplicates,
    onHabits: (habits) => {
      delimiter = habits.delimiter
    },
    onHeader: (cells) => {
      header = cells
    },
  })
  let isBegun = false
  const begun = () => {
    const start = isBegun ? '' : byteOrderMark + line(header ?? [], reasonsColumn)
    isBegun = true
    return start
  }
  try {
    for await (const { faulty } of pieces) {
      yield begun() + faulty.map(({ cells, reasons }) => line(cells, sentences(reasons))).join('')
    }
  } catch (error) {
    if (!(error instanceof AppError) || header === null) throw error
    yield begun() + line([], error.message)
  }
  if (header === null) throw badRequest('Please select a file and ensure it contains data')
}

const sentences = (reasons: readonly Reason[]) =>
  reasons.map(({ column, words }) => (column === null ? words : `${column}: ${words}`)).join(' ')

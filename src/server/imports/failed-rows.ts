import type { Db } from '#server/db/client.ts'
import { AppError, badRequest } from '#server/errors.ts'
import { plainCell, reasonsColumn, safeCell } from '#shared/listings/csv.ts'
import type { Delimiter } from '#shared/listings/csv-delimiter.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { checkFile, type Duplicates, type ImportFile } from './check-file.ts'
import type { Reason } from './check-rows.ts'
import { csvLine } from './csv-line.ts'

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/**
 * The rows of a file that an import would refuse, as CSV with a column of reasons. The corrected file can be imported
 * with that column. Throws if the header cannot be read.
 */
export async function* failedRows(
  db: Db,
  kind: ListingKind,
  file: ImportFile,
  duplicates: Duplicates,
): AsyncGenerator<string> {
  let delimiter: Delimiter = ','
  let header: string[] | null = null
  // The reasons come first, because a row with too many cells would move them to another column.
  const line = (cells: readonly string[], reasons: string) => {
    const own = cells.filter((_cell, at) => header?.[at]?.trim().toLowerCase() !== reasonsColumn)
    return csvLine([reasons, ...own.map((cell) => safeCell(plainCell(cell.trim())))], delimiter)
  }
  const chunks = checkFile(db, kind, file, {
    duplicates,
    onFormat: (format) => {
      delimiter = format.delimiter
    },
    onHeader: (cells) => {
      header = cells
    },
  })
  let isHeaderSent = false
  const headerOnce = () => {
    const start = isHeaderSent ? '' : byteOrderMark + line(header ?? [], reasonsColumn)
    isHeaderSent = true
    return start
  }
  try {
    for await (const { invalid } of chunks) {
      yield headerOnce() + invalid.map(({ cells, reasons }) => line(cells, sentences(reasons))).join('')
    }
  } catch (error) {
    if (!(error instanceof AppError) || header === null) throw error
    yield headerOnce() + line([], error.message)
  }
  if (header === null) throw badRequest('Please select a file and ensure it contains data')
}

const sentences = (reasons: readonly Reason[]) =>
  reasons.map(({ column, words }) => (column === null ? words : `${column}: ${words}`)).join(' ')

import type { Db } from '#server/db/client.ts'
import { AppError, badRequest } from '#server/errors.ts'
import { escapeCell, reasonsColumn, unescapeCell } from '#shared/listings/csv.ts'
import { type CheckedChunk, checkFile, type ImportSource } from './check-file.ts'
import type { Reason } from './check-rows.ts'
import { csvLine } from './csv-line.ts'
import { noDataMessage } from './import-result.ts'

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/**
 * The rows that an import would refuse, as CSV with a column of reasons. An import ignores that column. Throws if the header
 * is invalid.
 */
export async function* failedRows(db: Db, source: ImportSource): AsyncGenerator<string> {
  let layout: Pick<CheckedChunk, 'header' | 'delimiter'> | null = null
  try {
    for await (const { invalid, header, delimiter } of checkFile(db, source)) {
      const isFirst = layout === null
      layout = { header, delimiter }
      const start = isFirst ? byteOrderMark + lineOf(layout, header, reasonsColumn) : ''
      const rows = invalid.map(({ cells, reasons }) =>
        lineOf({ header, delimiter }, cells, joinMessages(reasons)),
      )
      yield start + rows.join('')
    }
  } catch (error) {
    if (!(error instanceof AppError) || layout === null) throw error
    yield lineOf(layout, [], error.message)
  }
  if (layout === null) throw badRequest(noDataMessage)
}

/** Reasons come first, because extra cells in a row would move them to another column. */
function lineOf(
  { header, delimiter }: Pick<CheckedChunk, 'header' | 'delimiter'>,
  cells: readonly string[],
  reasons: string,
) {
  const own = cells.filter((_cell, at) => header[at]?.trim().toLowerCase() !== reasonsColumn)
  return csvLine([reasons, ...own.map((cell) => escapeCell(unescapeCell(cell.trim())))], delimiter)
}

const joinMessages = (reasons: readonly Reason[]) =>
  reasons.map(({ column, message }) => (column === null ? message : `${column}: ${message}`)).join(' ')

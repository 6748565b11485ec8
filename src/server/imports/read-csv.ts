import type { FileHandle } from 'node:fs/promises'
import { type CsvHabits, csvHabitsOf } from './csv-habits.ts'
import { type CsvRow, createRowReader } from './row-reader.ts'

/**
 * The rows of a CSV file, some at a time, the header first. Excel's habits are understood: a byte order mark, CRLF, `;` or
 * a tab between the cells when the header says so, a line that names the separator, Windows-1252.
 */
export async function* readCsv(
  file: FileHandle,
  onHabits: (habits: CsvHabits) => void = () => undefined,
): AsyncGenerator<CsvRow[]> {
  const habits = await csvHabitsOf(file)
  onHabits(habits)
  const text = new TextDecoder(habits.encoding)
  const reader = createRowReader(habits.delimiter)
  let isBeforeHeader = habits.hasSeparatorLine
  const withoutSeparatorLine = (rows: CsvRow[]) => {
    if (!isBeforeHeader || rows.length === 0) return rows
    isBeforeHeader = false
    return rows.slice(1)
  }
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
    yield withoutSeparatorLine(reader.push(text.decode(chunk as Buffer, { stream: true })))
  }
  yield withoutSeparatorLine(reader.push(text.decode()))
  yield withoutSeparatorLine(reader.end())
}

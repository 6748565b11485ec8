import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBulkValues } from '#server/demo/bulk/bulk-values.ts'
import type { FieldValue } from '#shared/listings/fields.ts'
import { kindOf } from '#shared/listings/kinds.ts'

/** So many tutoring providers as a CSV file; none has the name, city and state of another. */
export async function writeProviders(file: string, rows: number): Promise<void> {
  await pipeline(Readable.from(lines(rows)), createWriteStream(file))
}

async function* lines(rows: number) {
  const { csv } = kindOf('tutoring')
  const valuesOf = await createBulkValues({ seed: 8, today: '2027-01-15' })
  const seen = new Set<string>()
  yield `${csv.join(',')}\r\n`
  while (seen.size < rows) {
    const values = valuesOf('tutoring')
    const key = `${values.name}|${values.city}|${values.state}`.toLowerCase()
    if (seen.has(key)) continue
    seen.add(key)
    // Two texts in one, since people who fill in a spreadsheet write more than those who fill in a form.
    values.description = `${values.description}\n\n${valuesOf('tutoring').description}`
    yield `${csv.map((name) => cell(values[name] ?? null)).join(',')}\r\n`
  }
}

function cell(value: FieldValue) {
  const text = value === null ? '' : Array.isArray(value) ? value.join('; ') : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

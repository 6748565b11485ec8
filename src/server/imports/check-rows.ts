import { bodyOf, describeAllowedValues, suggestValue, unescapeCell } from '#shared/listings/csv.ts'
import type { KindShape, Values } from '#shared/listings/define-kind.ts'
import type { Field } from '#shared/listings/fields.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { foldedNames } from '#shared/listings/listing-index.ts'
import { editSchema, problemsOf, submitSchema, withDerivedValues } from '#shared/listings/schemas.ts'
import { columnsOf } from './check-header.ts'
import { type CsvRow, maxBlankCells } from './read-csv.ts'

/** Two rows, or a row and a live listing, with the same key are duplicates (docs/product.md 13.6). */
export interface ListingKey {
  title: string
  organization: string | null
  city: string | null
  state: string | null
}

export interface ValidRow extends CsvRow {
  values: Values
  key: ListingKey
}

export interface Reason {
  /** Null if it concerns the whole row. */
  column: string | null
  message: string
}

export interface InvalidRow extends CsvRow {
  reasons: Reason[]
}

export type RowChecker = (row: CsvRow) => ValidRow | InvalidRow

/** Checks the header, and returns the function that checks each row below it. */
export function rowChecker(kind: ListingKind, header: string[]): RowChecker {
  const definition = kindOf(kind)
  const columns = columnsOf(definition, header)
  const schema = submitSchema(kind)
  const partSchema = editSchema(kind)

  return (row) => {
    const extra = row.cells.slice(columns.length)
    if (extra.length > maxBlankCells || extra.some((cell) => cell.trim() !== '')) {
      const message = `${row.cells.length} cells for ${columns.length} columns. Is a comma missing its quotation marks?`
      return { ...row, reasons: [{ column: null, message }] }
    }
    const cells: Record<string, string> = {}
    for (const [at, name] of columns.entries()) if (name !== null) cells[name] = row.cells[at] ?? ''
    const reason = (column: string, message: string): Reason => ({
      column,
      message: messageFor(definition.fields[column], cells[column] ?? '', message),
    })

    const body = bodyOf(definition, cells)
    const parsed = schema.safeParse(body)
    if (!parsed.success) {
      const messages = new Map<string, string>()
      for (const { path, message } of parsed.error.issues) {
        const name = String(path[0])
        if (!messages.has(name)) messages.set(name, message)
      }
      for (const { field, message } of problemsOf(validValues(body, messages))) messages.set(field, message)
      return { ...row, reasons: [...messages].map(([name, message]) => reason(name, message)) }
    }
    const values = withDerivedValues(parsed.data as Values)
    const problems = problemsOf(values)
    if (problems.length > 0) {
      return { ...row, reasons: problems.map(({ field, message }) => reason(field, message)) }
    }
    return { ...row, values, key: keyOf(definition, values) }
  }

  /** The values of the valid fields, so that cross-field rules are checked in the same pass. */
  function validValues(body: Record<string, unknown>, invalid: ReadonlyMap<string, string>): Values {
    const valid = Object.entries(body).filter(([name]) => !invalid.has(name))
    const parsed = partSchema.safeParse(Object.fromEntries(valid))
    return parsed.success ? (parsed.data as Values) : {}
  }
}

export const locatedMessage = (line: number, { column, message }: Reason): string =>
  column === null ? `Line ${line}: ${message}` : `Line ${line}, ${column}: ${message}`

const keyOf = (kind: KindShape, values: Values): ListingKey => {
  const { sortTitle, sortOrganization, cityKey } = foldedNames(kind, values)
  return {
    title: sortTitle,
    organization: sortOrganization,
    city: cityKey,
    state: typeof values.state === 'string' ? values.state : null,
  }
}

const maxValuesShown = 3

function messageFor(field: Field | undefined, cell: string, message: string) {
  if (!field) return message
  const given = unescapeCell(cell.trim())
  const unknown = unknownValues(field, given)
  const problem =
    unknown.length > 0
      ? `${unknown.map(quoted).join(', ')} ${unknown.length === 1 ? 'is' : 'are'} not known here`
      : message
  const shown = given === '' || unknown.length > 0 ? '' : ` (given: ${quoted(given)})`
  const meant = (unknown.length > 0 ? unknown : [given]).flatMap((value) => suggestValue(field, value) ?? [])
  const hint = meant.length === 0 ? '' : ` Did you mean ${meant.map(quoted).join(', ')}?`
  return `${problem}${shown}.${hint} Allowed: ${describeAllowedValues(field)}.`
}

/** The values of a cell that are not options of its column. */
function unknownValues(field: Field, cell: string) {
  if ((field.type !== 'list' && field.type !== 'choice') || (field.type === 'list' && field.open)) return []
  const values = field.type === 'list' ? cell.split(';') : [cell]
  return values
    .map((value) => value.trim())
    .filter((value) => value !== '' && !field.options.includes(value))
    .slice(0, maxValuesShown)
}

const quoted = (value: string) => `'${value.slice(0, 60)}'`

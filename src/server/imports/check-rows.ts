import { badRequest } from '#server/errors.ts'
import { allowedIn, bodyOf, meantBy } from '#shared/listings/csv.ts'
import type { KindShape, Values } from '#shared/listings/define-kind.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { completed, problemsOf, submitSchema } from '#shared/listings/schemas.ts'
import { fold } from '#shared/listings/search.ts'
import { type CsvRow, mostBlanks } from './read-csv.ts'

export interface CheckedRow {
  line: number
  values: Values
  /** Two rows, or a row and a live listing, with the same key are the same listing. */
  key: string
}

export type RowChecker = (row: CsvRow) => { row: CheckedRow } | { errors: string[] }

/** The name of a job or internship is its title at a company: two employers may both look for a barista. */
export const keyOf = (named: {
  title: string
  organization: string | null
  city: string | null
  state: string | null
}) =>
  JSON.stringify([named.title, named.organization, named.city, named.state].map((part) => fold(part ?? '')))

/** Reads the header, and answers what turns each row after it into a listing or into sentences. */
export function rowChecker(kind: ListingKind, header: string[]): RowChecker {
  const definition = kindOf(kind)
  const columns = columnsOf(definition, header)
  const schema = submitSchema(kind)

  return ({ line, cells }) => {
    const extra = cells.slice(columns.length)
    if (extra.length > mostBlanks || extra.some((cell) => cell.trim() !== '')) {
      const words = `${cells.length} cells for ${columns.length} columns. Is a comma missing its quotation marks?`
      return { errors: [`Line ${line}: ${words}`] }
    }
    const byName = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']))
    const parsed = schema.safeParse(bodyOf(definition, byName))
    if (!parsed.success) {
      const told = new Map(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]))
      return {
        errors: [...told].map(([name, message]) =>
          sentence(definition, line, name, byName[name] ?? '', message),
        ),
      }
    }
    const values = completed(parsed.data as Values)
    const problems = problemsOf(values)
    if (problems.length > 0) {
      return {
        errors: problems.map(({ field, message }) =>
          sentence(definition, line, field, byName[field] ?? '', message),
        ),
      }
    }
    const textOf = (name: string | null) => (name === null ? null : ((values[name] ?? null) as string | null))
    const key = keyOf({
      title: String(values[definition.title]),
      organization: textOf(definition.organization),
      city: textOf('city'),
      state: textOf('state'),
    })
    return { row: { line, values, key } }
  }
}

function columnsOf(kind: KindShape, header: string[]): string[] {
  const columns = header.map((cell) => nameOf(kind, cell))
  const unknown = header.filter((_cell, index) => !kind.csv.includes(columns[index] ?? ''))
  if (unknown.length > 0) {
    throw badRequest(
      `Line 1: we do not know the column${unknown.length > 1 ? 's' : ''} ${unknown.map((name) => `'${name.slice(0, 60)}'`).join(', ')}. The columns are: ${kind.csv.join(', ')}.`,
    )
  }
  const twice = columns.find((name, index) => columns.indexOf(name) !== index)
  if (twice !== undefined) throw badRequest(`Line 1: the column '${twice}' stands there twice.`)
  const missing = kind.csv.filter((name) => kind.fields[name]?.required && !columns.includes(name))
  if (missing.length > 0) {
    throw badRequest(
      `Line 1: the column${missing.length > 1 ? 's' : ''} ${missing.map((name) => `'${name}'`).join(', ')} must be there.`,
    )
  }
  return columns
}

/** Headers are read without regard to case, spaces and underscores: 'Company Name' is companyName. */
function nameOf(kind: KindShape, cell: string) {
  const wanted = cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, '')
  const aliases = Object.entries(kind.fields).flatMap(([name, field]) =>
    (field.aliases ?? []).map((alias) => [alias, name]),
  )
  const names = [...kind.csv.map((name) => [name, name]), ...aliases]
  return names.find(([name]) => name?.toLowerCase() === wanted)?.[1] ?? cell
}

function sentence(kind: KindShape, line: number, name: string, cell: string, message: string) {
  const field = kind.fields[name]
  if (!field) return `Line ${line}, ${name}: ${message}`
  const given = cell.trim() === '' ? '' : ` (given: '${cell.trim().slice(0, 60)}')`
  const wrongWord = cell
    .split(';')
    .map((part) => part.trim())
    .find((word) => 'options' in field && !field.options.includes(word))
  const meant = wrongWord === undefined ? null : meantBy(field, wrongWord)
  const hint = meant === null ? '' : ` Did you mean '${meant}'?`
  return `Line ${line}, ${name}: ${message}${given}. Allowed: ${allowedIn(field)}.${hint}`
}

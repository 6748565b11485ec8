import { stepsBetween } from '../rules/spelling.ts'
import type { KindShape, Values } from './define-kind.ts'
import type { Field, FieldValue } from './fields.ts'

/** Lists inside a cell are joined by this, since commas stand between cells. */
const listJoint = '; '

/** What a spreadsheet would run as a formula, with any number of marks before it. */
const formula = /^'*[=+\-@\t\r]/
const marked = /^'+[=+\-@\t\r]/

/** A cell as it is written: one that a spreadsheet would run gets a mark in front, which reading takes off again. */
export const safeCell = (text: string): string => (formula.test(text) ? `'${text}` : text)
export const plainCell = (text: string): string => (marked.test(text) ? text.slice(1) : text)

export const cellOf = (value: FieldValue): string =>
  value === null ? '' : Array.isArray(value) ? value.join(listJoint) : String(value)

/** The cells of a listing in the order of its kind's columns. */
export const cellsOf = (kind: KindShape, values: Values): string[] =>
  kind.csv.map((name) => safeCell(cellOf(values[name] ?? null)))

/** A row as a submission: each cell in the shape that its field's schema reads. */
export const bodyOf = (kind: KindShape, cells: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    kind.csv.map((name) => {
      const field = kind.fields[name]
      return [name, field ? readCell(field, plainCell(cells[name]?.trim() ?? '')) : null]
    }),
  )

const readCell = (field: Field, cell: string): unknown => {
  if (field.type === 'list') return cell === '' ? [] : cell.split(';').map((part) => part.trim())
  if (field.type !== 'flag') return cell
  if (cell === '') return null
  return flags[cell.toLowerCase()] ?? cell
}

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
}

/** What a column takes, in words: for the guide and for the messages of an import. */
export const allowedIn = (field: Field): string => {
  switch (field.type) {
    case 'list':
      return field.open
        ? `any words, joined by ; (for example ${field.options.slice(0, 3).join('; ')})`
        : `any of these, joined by ; : ${field.options.join(', ')}`
    case 'choice':
      return `one of: ${field.options.join(', ')}`
    case 'flag':
      return 'true or false'
    case 'whole':
      return `a whole number from ${field.min} to ${field.max}`
    case 'money':
      return 'an amount with at most two decimals, without a currency sign'
    case 'degrees':
      return `a number from ${field.min} to ${field.max}`
    case 'day':
      return 'a date written YYYY-MM-DD'
    case 'time':
      return 'a time written HH:MM'
    case 'url':
      return 'a web address'
    case 'email':
      return 'an e-mail address'
    case 'zip':
      return 'five digits'
    default:
      return `text of at most ${field.max} characters`
  }
}

/** The allowed value that a misspelt one was probably meant to be; null when none is near. */
export const meantBy = (field: Field, word: string): string | null => {
  if (field.type !== 'list' && field.type !== 'choice') return null
  const wanted = word.trim().toLowerCase()
  if (wanted === '') return null
  const near = field.options
    .map((option) => ({ option, steps: stepsBetween(wanted, option.toLowerCase()) }))
    .filter(
      ({ option, steps }) => steps <= Math.ceil(option.length / 3) || option.toLowerCase().startsWith(wanted),
    )
    .sort((a, b) => a.steps - b.steps)
  return near[0]?.option ?? null
}

import { isCalendarDay } from '../rules/calendar-day.ts'
import { editDistance } from '../rules/spelling.ts'
import type { KindShape, Values } from './define-kind.ts'
import type { ChoiceField, Field, FieldValue } from './fields.ts'

/** Separates list items inside a cell, because commas separate cells. */
const listSeparator = '; '

/** CSV injection: text that a spreadsheet runs as a formula, with any number of quotes before it. */
const formula = /^'*[=+\-@\t\r]/
const escaped = /^'+[=+\-@\t\r]/

/** Escapes a formula with a leading quote, which `unescapeCell` removes. */
export const escapeCell = (text: string): string => (formula.test(text) ? `'${text}` : text)
export const unescapeCell = (text: string): string => (escaped.test(text) ? text.slice(1) : text)

export const cellOf = (value: FieldValue): string =>
  value === null ? '' : Array.isArray(value) ? value.join(listSeparator) : String(value)

/** The cells of a listing, in the column order of its kind. */
export const cellsOf = (kind: KindShape, values: Values): string[] =>
  kind.csv.map((name) => escapeCell(cellOf(values[name] ?? null)))

/** A row as the body of a submission: each cell as its field's schema expects it. */
export const bodyOf = (kind: KindShape, cells: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    kind.csv.map((name) => {
      const field = kind.fields[name]
      return [name, field ? readCell(field, unescapeCell(cells[name]?.trim() ?? '')) : null]
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

/** Describes the allowed values of a column, for the guide and for error messages. */
export const describeAllowedValues = (field: Field): string => {
  switch (field.type) {
    case 'list':
      return field.open
        ? `any words, separated by semicolons (for example ${field.options.slice(0, 3).join('; ')})`
        : `any of these, separated by semicolons: ${field.options.join(', ')}`
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
      return 'an email address'
    case 'zip':
      return 'five digits'
    default:
      return `text of at most ${field.max.toLocaleString('en-US')} characters`
  }
}

/** The column of error messages in the file of failed rows; imports ignore it. */
export const reasonsColumn = 'reasons'

/** Suggests a valid value for an invalid one; null if none is similar. */
export const suggestValue = (field: Field, word: string): string | null => {
  const input = word.trim()
  if (input === '' || input.length > 100) return null
  switch (field.type) {
    case 'list':
      return closestOption(input, field.options)
    case 'choice':
      return optionByLabel(field, input) ?? closestOption(input, field.options)
    case 'flag':
      return closestOption(input, ['true', 'false', 'yes', 'no'])
    case 'day':
      return parseUsDate(input)
    case 'money':
    case 'whole':
      return parseFormattedNumber(input)
    default:
      return null
  }
}

/** The most similar option for a misspelling, an abbreviation or a single word of it. */
export const closestOption = (input: string, options: readonly string[]): string | null => {
  const folded = input.toLowerCase()
  const matches = options
    .map((option) => ({ option, distance: matchDistance(folded, option.toLowerCase()) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => Number(a.distance) - Number(b.distance))
  return matches[0]?.option ?? null
}

const matchDistance = (input: string, option: string): number | null => {
  const edits = editDistance(input, option)
  if (edits <= Math.floor(option.length / 3) && (input.length >= 3 || edits === 0)) return edits
  const isPart = option.split(/[^a-z]+/).includes(input) || option.startsWith(input)
  const isAbbreviated = input.length > 3 && option.startsWith(input.slice(0, 4))
  return (isPart && input.length >= 3) || isAbbreviated ? option.length + edits : null
}

/** CA for its label 'California'. */
const optionByLabel = ({ options, labels }: ChoiceField, word: string): string | null =>
  options.find((option) => labels?.[option]?.toLowerCase().split(' - ').includes(word.toLowerCase())) ?? null

/** 3/14/2027, the date format of US spreadsheets. */
const parseUsDate = (word: string): string | null => {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(word) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(date) ? date : null
}

/** '$1,200' */
const parseFormattedNumber = (word: string): string | null => {
  const digits = word.replace(/[$,\s]/g, '')
  return digits !== word && /^\d{1,8}(\.\d{1,2})?$/.test(digits) ? digits : null
}

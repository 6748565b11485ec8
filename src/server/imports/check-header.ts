import { badRequest } from '#server/errors.ts'
import { closestOption, reasonsColumn } from '#shared/listings/csv.ts'
import type { KindShape } from '#shared/listings/define-kind.ts'

/** The field of each column; null for the column of reasons, which is ignored. */
export function columnsOf(kind: KindShape, header: string[]): (string | null)[] {
  const filled = header.slice(0, header.findLastIndex((cell) => cell.trim() !== '') + 1)
  const columns = filled.map((cell) => (normalize(cell) === reasonsColumn ? null : nameOf(kind, cell)))
  const unknown = filled.filter((_cell, at) => columns[at] === undefined)
  if (unknown.length > 0) throw badRequest(unknownColumnsMessage(kind, unknown))
  const named = columns.filter((name) => typeof name === 'string')
  const repeated = named.find((name, at) => named.indexOf(name) !== at)
  if (repeated !== undefined) throw badRequest(`Line 1: the column '${repeated}' stands there twice.`)
  const missing = kind.csv.filter((name) => kind.fields[name]?.required && !named.includes(name))
  if (missing.length > 0) {
    throw badRequest(
      `Line 1: the column${missing.length > 1 ? 's' : ''} ${listed(missing)} must be there. Is the first line of the file its header?`,
    )
  }
  return columns.map((name) => name ?? null)
}

/** Ignores case, spaces, underscores and hyphens: 'Company Name' is companyName. */
function nameOf(kind: KindShape, cell: string): string | undefined {
  return namesOf(kind).find(([spelling]) => normalize(spelling) === normalize(cell))?.[1]
}

const namesOf = (kind: KindShape): [spelling: string, name: string][] =>
  kind.csv.flatMap((name) => [
    [name, name],
    ...(kind.fields[name]?.aliases ?? []).map((alias): [string, string] => [alias, name]),
  ])

const normalize = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, '')

const maxNamesShown = 5

function unknownColumnsMessage(kind: KindShape, unknown: string[]) {
  const shown = unknown.slice(0, maxNamesShown).map((cell) => cell.trim().slice(0, 60))
  const more = unknown.length > maxNamesShown ? ` and ${unknown.length - maxNamesShown} more` : ''
  const meant = shown.flatMap((cell) => closestOption(cell, kind.csv) ?? [])
  const hint = meant.length === 0 ? '' : ` Did you mean ${listed(meant)}?`
  return `Line 1: we do not know the column${unknown.length > 1 ? 's' : ''} ${listed(shown)}${more}.${hint} The columns are: ${kind.csv.join(', ')}.`
}

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

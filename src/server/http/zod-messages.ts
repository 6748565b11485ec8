import { z } from 'zod'

/** Replaces Zod's default messages ('Invalid input: expected string, received undefined'). A message in the contract wins. */
export function installZodMessages() {
  z.config({ customError: (issue) => `${labelOf(issue.path)} ${problemOf(issue)}` })
}

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0]

/** `firstName` becomes 'First name'; an entry of a list takes the list's name. */
function labelOf(path: readonly PropertyKey[] | undefined) {
  const name = path?.findLast((part) => typeof part === 'string')
  if (typeof name !== 'string' || name === '') return 'This'
  const words = name.replace(/([a-z])([A-Z])/g, (_match, end, start) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function problemOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? 'is required' : (byType[issue.expected] ?? 'is not valid')
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return byFormat[issue.format] ?? 'does not have the right form'
    case 'invalid_value':
      return isMissing(issue.input) ? 'is required' : `must be ${oneOf(issue.values)}`
    default:
      return 'is not valid'
  }
}

const isMissing = (input: unknown) => input === undefined || input === null

const byType: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
}

const byFormat: Record<string, string> = {
  email: 'must be an email address',
  url: 'must be a web address',
  date: 'must be a date written like 2027-01-31',
}

const entries = (count: number) => (count === 1 ? 'one entry' : `${count} entries`)

function tooSmall(origin: string, minimum: number) {
  if (origin === 'string') {
    return minimum <= 1 ? 'is required' : `must have at least ${minimum} characters`
  }
  if (origin === 'array') return `must have at least ${entries(minimum)}`
  return `must be ${minimum} or more`
}

function tooBig(origin: string, maximum: number) {
  if (origin === 'string') return `must have at most ${maximum} characters`
  if (origin === 'array') return `must have at most ${entries(maximum)}`
  return `must be ${maximum} or less`
}

function oneOf(values: readonly unknown[]) {
  const shown = values.slice(0, 20).map(String)
  if (shown.length === 1) return shown.join()
  return `one of: ${shown.join(', ')}${values.length > shown.length ? ', …' : ''}`
}

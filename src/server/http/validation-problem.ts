import type { FieldError } from '#shared/contract/errors.ts'

interface Violation {
  instancePath: string
  message?: string
}

const isPlaceInList = /^\d+$/

/** One entry per field with its first problem, in contract order. */
export function fieldErrorsOf(violations: readonly Violation[], part = 'body'): FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const { instancePath, message } of violations) {
    const names = instancePath.split('/').filter((name) => name !== '' && !isPlaceInList.test(name))
    const field = names.join('.') || (part === 'querystring' ? 'query' : part)
    if (!byField.has(field)) byField.set(field, { field, message: message ?? 'This is not valid' })
  }
  return [...byField.values()]
}

/** One sentence for clients that show only the message. */
export function summaryOf(errors: readonly FieldError[]) {
  const [first, ...rest] = errors
  if (!first) return 'Please check what you entered.'
  if (rest.length === 0) return first.message
  return `${errors.map(({ message }) => message.replace(/\.$/, '')).join('. ')}.`
}

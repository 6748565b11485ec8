import { z } from 'zod'

/** The JSON schema of a parameter in OpenAPI, because the parameter itself arrives as text. */
export const documentedAs = (type: { type: string; required?: true; [keyword: string]: unknown }) => ({
  'x-parameter': type,
})

/** Empty values are treated as absent. */
const parameter = z.union([z.string(), z.array(z.string())]).optional()

export const oneParameter = parameter.transform((value) => {
  const last = Array.isArray(value) ? value.at(-1) : value
  const trimmed = last?.trim().replaceAll('\0', '')
  return trimmed === '' ? undefined : trimmed
})

export const severalParameters = parameter
  .transform((value) => {
    // Fast path: most parameters are absent.
    if (value === undefined) return []
    return (Array.isArray(value) ? value : [value])
      .flatMap((part) => part.split(','))
      .map((part) => part.trim().replaceAll('\0', ''))
      .filter((part) => part !== '')
  })
  .meta(documentedAs({ type: 'array', items: { type: 'string' } }))

export const wholeParameter = (name: string, min: number, max: number) =>
  oneParameter
    .transform((value, context) => {
      if (value === undefined) return undefined
      const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN
      if (number >= min && number <= max) return number
      context.addIssue({ code: 'custom', message: `${name} must be a whole number from ${min} to ${max}` })
      return z.NEVER
    })
    .meta(documentedAs({ type: 'integer', minimum: min, maximum: max }))

export const flagParameter = (name: string) =>
  oneParameter
    .transform((value, context) => {
      if (value === undefined || value === 'undefined') return undefined
      if (value === 'true' || value === 'false') return value === 'true'
      context.addIssue({ code: 'custom', message: `${name} must be true or false` })
      return z.NEVER
    })
    .meta(documentedAs({ type: 'boolean' }))

/** Rejects an unknown parameter by name. */
export const unknownParameter = z.unknown().refine(() => false, {
  error: ({ path }) => `${String(path?.at(-1) ?? 'This')} is not a parameter of this call`,
})

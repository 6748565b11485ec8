import { z } from 'zod'

/** Empty values count as not given, as the page never sends them. */
const parameter = z.union([z.string(), z.array(z.string())]).optional()

export const oneParameter = parameter.transform((value) => {
  const last = Array.isArray(value) ? value.at(-1) : value
  const trimmed = last?.trim().replaceAll('\0', '')
  return trimmed === '' ? undefined : trimmed
})

export const severalParameters = parameter.transform((value) =>
  (Array.isArray(value) ? value : [value ?? ''])
    .flatMap((part) => part.split(','))
    .map((part) => part.trim().replaceAll('\0', ''))
    .filter((part) => part !== ''),
)

export const wholeParameter = (name: string, min: number, max: number) =>
  oneParameter.transform((value, context) => {
    if (value === undefined) return undefined
    const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN
    if (number >= min && number <= max) return number
    context.addIssue({ code: 'custom', message: `${name} must be a whole number from ${min} to ${max}` })
    return z.NEVER
  })

export const flagParameter = (name: string) =>
  oneParameter.transform((value, context) => {
    if (value === undefined || value === 'undefined') return undefined
    if (value === 'true' || value === 'false') return value === 'true'
    context.addIssue({ code: 'custom', message: `${name} must be true or false` })
    return z.NEVER
  })

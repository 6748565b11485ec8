import { z } from 'zod'
import { scholarshipTag } from '../reference/options.ts'
import type { KindShape, Values } from './define-kind.ts'
import { fieldSchema } from './field-schema.ts'
import type { FieldValue } from './fields.ts'
import { type Kind, type KindValues, kindOf } from './kinds.ts'

/** A submission of this kind. Unknown keys are ignored. */
export const submitSchema = <K extends Kind>(kind: K) =>
  valuesSchema(kindOf(kind), false) as z.ZodType<KindValues<K>>

/** An edit has any of the fields; the others stay unchanged. */
export const editSchema = <K extends Kind>(kind: K) =>
  valuesSchema(kindOf(kind), true) as z.ZodType<Partial<KindValues<K>>>

const valuesSchema = (kind: KindShape, partial: boolean): z.ZodType<Values> => {
  const shape = Object.fromEntries(
    Object.entries(kind.fields).map(([name, field]) => {
      const schema = fieldSchema(field)
      return [name, partial ? schema.optional() : schema]
    }),
  )
  return z.preprocess(resolveAliases(kind), z.object(shape)) as z.ZodType<Values>
}

const resolveAliases = (kind: KindShape) => {
  const aliases = Object.entries(kind.fields).flatMap(([name, field]) =>
    (field.aliases ?? []).map((alias) => [alias, name] as const),
  )
  return (body: unknown): unknown => {
    if (aliases.length === 0 || typeof body !== 'object' || body === null) return body
    const renamed: Record<string, unknown> = { ...body }
    for (const [alias, name] of aliases) {
      if (renamed[name] === undefined && renamed[alias] !== undefined) renamed[name] = renamed[alias]
    }
    return renamed
  }
}

export interface Problem {
  field: string
  message: string
}

/** Pairs of fields in which the second must not be less than the first. Dates and times compare as text. */
const orderedFields = [
  ['salaryMin', 'salaryMax', '“Salary to” must not be less than “Salary from”'],
  ['applicationOpen', 'applicationDeadline', 'Application deadline must not be before applications open'],
  ['openingDate', 'closingDate', 'Closing date must not be before the opening date'],
  ['startTime', 'endTime', 'End time must not be before the start time'],
] as const

/** Validation across fields, applied after an edit is merged. */
export const problemsOf = (values: Values): Problem[] => [
  ...[...orderedFields, ...(opensWithoutApplication(values) ? [jobDeadline] : [])]
    .filter(([first, second]) => isLess(values[second], values[first]))
    .map(([, field, message]) => ({ field, message })),
  ...coordinateProblems(values),
]

const coordinateProblems = ({ latitude = null, longitude = null }: Values): Problem[] => {
  if ((latitude === null) === (longitude === null)) return []
  const field = latitude === null ? 'latitude' : 'longitude'
  return [{ field, message: 'Latitude and longitude must be given together' }]
}

/** A camp's opening date is its first day. Kinds without `applicationOpen` open applications on the opening date. */
const opensWithoutApplication = (values: Values) => !('applicationOpen' in values)
const jobDeadline = [
  'openingDate',
  'applicationDeadline',
  'Application deadline must not be before the opening date',
] as const

const isLess = (value: FieldValue | undefined, bound: FieldValue | undefined): boolean =>
  (typeof value === 'number' && typeof bound === 'number' && value < bound) ||
  (typeof value === 'string' && typeof bound === 'string' && value < bound)

export const withDerivedValues = <V extends Values>(values: V): V => ({
  ...values,
  ...(values.isRemote === null && { isRemote: isOnlyRemote(values.deliveryMode) }),
  ...(values.hasScholarship === null && isTaggedScholarship(values.tags) && { hasScholarship: true }),
})

/** The scholarship filter uses the flag, so the tag sets it (docs/product.md 3.18). */
const isTaggedScholarship = (tags: unknown): boolean => Array.isArray(tags) && tags.includes(scholarshipTag)

const isOnlyRemote = (modes: unknown): boolean =>
  Array.isArray(modes) &&
  modes.includes('Remote') &&
  !modes.includes('In-person') &&
  !modes.includes('Hybrid')

import { z } from 'zod'
import { isCalendarDay } from '../rules/calendar-day.ts'
import { normalizeText, trimInvisible } from '../rules/normalize-text.ts'
import { webAddress } from '../rules/web-address.ts'
import type { Field, FieldType, FieldValue, ListField, NumberField, WholeField } from './fields.ts'

/** Parses the input of a field into its stored value. Blank means 'not specified'. */
export const fieldSchema = (field: Field): z.ZodType<FieldValue> => {
  switch (field.type) {
    case 'list':
      return listSchema(field)
    case 'flag':
      return z
        .boolean({ error: `${field.label} must be true or false` })
        .nullish()
        .transform((value) => value ?? field.initial ?? null)
    case 'whole':
      return numberSchema(field, (value) => Number.isInteger(value), 'a whole number')
    case 'money':
      return numberSchema(field, hasCents, 'an amount with at most two decimals')
    case 'degrees':
      return numberSchema(field, () => true, 'a number')
    case 'choice':
      return textSchema(field, 255, {
        accepts: (value) => field.options.includes(value),
        refusal: (label) => `${label} must be one of: ${field.options.join(', ')}`,
      })
    case 'day':
    case 'time':
      return textSchema(field, 100, textRules[field.type])
    default:
      return textSchema(field, field.max, textRules[field.type])
  }
}

/** The validation and normalization of a text field. */
interface TextRule {
  accepts: (value: string) => boolean
  refusal: (label: string) => string
  normalize?: (value: string) => string
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/
const zipCode = /^\d{5}(-\d{4})?$/
const emailAddress = /^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+\.[^\s@<>"',;:\\()[\]]{2,}$/
/** Own uploads only: external pictures could track readers. */
const uploadPath = /^\/uploads\/\w[\w.-]*(\/\w[\w.-]*)*$/

const textRules: Partial<Record<FieldType, TextRule>> = {
  day: { accepts: isCalendarDay, refusal: (label) => `${label} must be a date such as 2027-01-31` },
  time: {
    accepts: (value) => clockTime.test(value),
    refusal: (label) => `${label} must be a time such as 15:30`,
    normalize: (value) => value.slice(0, 5),
  },
  email: { accepts: (value) => emailAddress.test(value), refusal: () => 'Valid email is required' },
  url: {
    accepts: (value) => webAddress(value) !== null,
    refusal: (label) => `${label} must be a web address that begins with http:// or https://`,
    normalize: (value) => webAddress(value) ?? value,
  },
  zip: { accepts: (value) => zipCode.test(value), refusal: (label) => `${label} must have five digits` },
  photo: {
    accepts: (value) => uploadPath.test(value),
    refusal: (label) => `${label} must be a picture uploaded here`,
  },
}

/** Absent and null mean 'not specified'. The schema of a required field rejects both with the field's message. */
const unlessRequired = <T>(field: Field, schema: z.ZodType<T>): z.ZodType<T | null | undefined> =>
  field.required ? schema : schema.nullish()

const textSchema = (field: Field, max: number, rule?: TextRule): z.ZodType<FieldValue> =>
  unlessRequired(field, z.string({ error: field.required ?? `${field.label} must be text` }))
    .transform((value) => normalizeText(value ?? '', field.type === 'longText'))
    .superRefine((value, context) => {
      const issue = (message: string) => context.addIssue({ code: 'custom', message })
      if (value === '') {
        if (field.required) issue(field.required)
      } else if (value.length > max) issue(`${field.label} must be at most ${max} characters`)
      else if (value.includes('\0')) issue(`${field.label} contains a character that cannot be stored`)
      else if (rule && !rule.accepts(value)) issue(rule.refusal(field.label))
    })
    .transform((value) => (value === '' ? null : (rule?.normalize?.(value) ?? value)))

const listSchema = (field: ListField): z.ZodType<FieldValue> =>
  unlessRequired(
    field,
    z
      .array(z.string({ error: `${field.label} must be a list of words` }), {
        error: field.required ?? `${field.label} must be a list`,
      })
      .max(100, `${field.label} may hold at most 100 values`),
  )
    .transform((values) => [
      ...new Set(
        wordsIn(field, values ?? [])
          .map(trimInvisible)
          .filter(Boolean),
      ),
    ])
    .superRefine((values, context) => {
      const issue = (message: string) => context.addIssue({ code: 'custom', message })
      if (values.length === 0 && field.required) issue(field.required)
      for (const value of values) {
        if (!field.open && !field.options.includes(value)) {
          issue(`${field.label}: '${value.slice(0, 60)}' is not one of: ${field.options.join(', ')}`)
        } else if (value.length > 100 || value.includes('\0') || value.includes(';')) {
          issue(`${field.label}: each value is at most 100 characters, without semicolons`)
        }
      }
    })

/** Filters parse a comma as 'or', so a custom value with commas is split. */
const wordsIn = ({ open }: ListField, values: string[]): string[] =>
  open ? values.flatMap((value) => value.split(',')) : values

/** Also accepts numbers as text, which forms send. */
const numberSchema = (
  field: WholeField | NumberField,
  accepts: (value: number) => boolean,
  what: string,
): z.ZodType<FieldValue> =>
  z
    .union([z.number(), z.string()], { error: `${field.label} must be ${what}` })
    .nullish()
    .transform((value) =>
      typeof value === 'string'
        ? value.trim() === ''
          ? null
          : decimal.test(value.trim())
            ? Number(value)
            : Number.NaN
        : (value ?? null),
    )
    .superRefine((value, context) => {
      if (value === null) {
        if (field.required) context.addIssue({ code: 'custom', message: field.required })
      } else if (!(value >= field.min && value <= field.max && accepts(value))) {
        context.addIssue({
          code: 'custom',
          message: `${field.label} must be ${what} from ${field.min} to ${field.max}`,
        })
      }
    })

const decimal = /^-?\d{1,12}(\.\d{1,12})?$/

const hasCents = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

import { z } from 'zod'
import { isCalendarDay } from '../rules/calendar-day.ts'
import { webAddress } from '../rules/web-address.ts'
import { visibleEnds, writtenText } from '../rules/written-text.ts'
import type {
  ChoiceField,
  Field,
  FieldValue,
  ListField,
  NumberField,
  TextField,
  WholeField,
} from './fields.ts'

/** Parses the input of a field into its stored value. Blank means 'not specified'. */
export const fieldSchema = (field: Field): z.ZodType<FieldValue> => {
  switch (field.type) {
    case 'list':
      return listSchema(field)
    case 'choice':
      return choiceSchema(field)
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
    case 'day':
      return textSchema(field, 100, isCalendarDay, () => `${field.label} must be a date such as 2027-01-31`)
    case 'time':
      return textSchema(
        field,
        100,
        (value) => clockTime.test(value),
        () => `${field.label} must be a time such as 15:30`,
        (value) => value.slice(0, 5),
      )
    default:
      return plainSchema(field)
  }
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/
const zipCode = /^\d{5}(-\d{4})?$/
const emailAddress = /^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+\.[^\s@<>"',;:\\()[\]]{2,}$/
/** Own uploads only: external pictures could track readers. */
const uploadPath = /^\/uploads\/\w[\w.-]*(\/\w[\w.-]*)*$/

const plainSchema = (field: TextField): z.ZodType<FieldValue> => {
  switch (field.type) {
    case 'email':
      return textSchema(
        field,
        field.max,
        (value) => emailAddress.test(value),
        () => 'Valid email is required',
      )
    case 'url':
      return textSchema(
        field,
        field.max,
        (value) => webAddress(value) !== null,
        () => `${field.label} must be a web address that begins with http:// or https://`,
        (value) => webAddress(value) ?? value,
      )
    case 'zip':
      return textSchema(
        field,
        field.max,
        (value) => zipCode.test(value),
        () => `${field.label} must have five digits`,
      )
    case 'photo':
      return textSchema(
        field,
        field.max,
        (value) => uploadPath.test(value),
        () => `${field.label} must be a picture uploaded here`,
      )
    default:
      return textSchema(field, field.max)
  }
}

/** Absent and null mean 'not specified'. The schema of a required field refuses both itself, with the words of the field. */
const unlessRequired = <T>(field: Field, schema: z.ZodType<T>): z.ZodType<T | null | undefined> =>
  field.required ? schema : schema.nullish()

const textSchema = (
  field: Field,
  max: number,
  accepts: (value: string) => boolean = () => true,
  refusal: () => string = () => `${field.label} is not valid`,
  normalise: (value: string) => string = (value) => value,
): z.ZodType<FieldValue> =>
  unlessRequired(field, z.string({ error: field.required ?? `${field.label} must be text` }))
    .transform((value) => writtenText(value ?? '', field.type === 'longText'))
    .superRefine((value, context) => {
      const issue = (message: string) => context.addIssue({ code: 'custom', message })
      if (value === '') {
        if (field.required) issue(field.required)
      } else if (value.length > max) issue(`${field.label} must be at most ${max} characters`)
      else if (value.includes('\0')) issue(`${field.label} contains a character that cannot be stored`)
      else if (!accepts(value)) issue(refusal())
    })
    .transform((value) => (value === '' ? null : normalise(value)))

const choiceSchema = (field: ChoiceField): z.ZodType<FieldValue> =>
  textSchema(
    field,
    255,
    (value) => field.options.includes(value),
    () => `${field.label} must be one of: ${field.options.join(', ')}`,
  )

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
          .map(visibleEnds)
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

/** Filters read a comma as 'or', so a custom value cannot contain one: it is split into several. */
const wordsIn = ({ open }: ListField, values: string[]): string[] =>
  open ? values.flatMap((value) => value.split(',')) : values

/** Numbers may be sent as text, as forms do. */
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

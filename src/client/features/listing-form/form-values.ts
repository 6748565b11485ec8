import type { Field, FieldValue } from '#shared/listings/fields.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** `submit` for the owner of a listing, `edit` for admins. */
export type FormMode = 'submit' | 'edit'

/** Null means not answered. */
export type FormValue = string | string[] | boolean | null
export type FormValues = Record<string, FormValue>

export interface FieldEntry {
  name: string
  field: Field
}

export interface SectionEntry {
  title: string
  fields: FieldEntry[]
}

/** The form sections of a kind with the fields of this mode. */
export function sectionsInForm(kind: Kind, mode: FormMode): SectionEntry[] {
  const { fields, sections } = kindOf(kind)
  return sections
    .map(({ title, fields: names }) => ({
      title,
      fields: names.flatMap((name) => {
        const field = fields[name]
        return field && isInForm(field, mode) ? [{ name, field }] : []
      }),
    }))
    .filter((section) => section.fields.length > 0)
}

/** All form controls in order, without the photo, which the caller provides. */
export function fieldsInForm(kind: Kind, mode: FormMode): FieldEntry[] {
  return sectionsInForm(kind, mode)
    .flatMap((section) => section.fields)
    .filter(({ field }) => field.type !== 'photo')
}

/**
 * Stored or drafted values, otherwise defaults. Values of the wrong type, for example from an old draft, are dropped.
 */
export function startValues(
  kind: Kind,
  mode: FormMode,
  stored?: Readonly<Record<string, unknown>>,
): FormValues {
  return Object.fromEntries(
    fieldsInForm(kind, mode).map(({ name, field }) => [
      name,
      stored
        ? initialValue(field, stored[name])
        : initialValue(field, 'initial' in field ? field.initial : null),
    ]),
  )
}

/** Omits empty dates and hidden fields, unless they clear a stored value. */
export function payloadOf(kind: Kind, mode: FormMode, values: FormValues, start: FormValues) {
  return Object.fromEntries(
    fieldsInForm(kind, mode).flatMap(({ name, field }): [string, FieldValue][] => {
      const value = isShown(field, values) ? payloadValue(values[name] ?? null) : null
      const isOmittable = field.type === 'day' || field.onlyWhen !== undefined
      return value === null && isOmittable && isEmpty(start[name] ?? null) ? [] : [[name, value]]
    }),
  )
}

export type ListingPayload = ReturnType<typeof payloadOf>

/** For example, the registration link shows only when registration is required. */
export function isShown(field: Field, values: Readonly<Record<string, unknown>>): boolean {
  return field.onlyWhen === undefined || values[field.onlyWhen] === true
}

export function isEmpty(value: FormValue): boolean {
  return value === null || (typeof value !== 'boolean' && value.length === 0)
}

function isInForm({ forms = 'both' }: Field, mode: FormMode) {
  return forms === 'both' || forms === mode
}

function payloadValue(value: FormValue): FieldValue {
  if (typeof value !== 'string') return value
  const trimmed = value.trim()
  return trimmed === '' ? null : trimmed
}

function initialValue(field: Field, value: unknown): FormValue {
  switch (field.type) {
    case 'list':
      return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
    case 'flag':
      return typeof value === 'boolean' ? value : (field.initial ?? null)
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
}

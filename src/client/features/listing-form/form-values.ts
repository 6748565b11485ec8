import type { Field, FieldValue } from '#shared/listings/fields.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** Who fills the form in: somebody who submits or changes their own listing, or an admin. */
export type FormMode = 'submit' | 'edit'

/** What a control holds: words of a box, chosen values, or an answer; null is an answer not given. */
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

/** The sections of a kind's form with the fields that this form asks for. */
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

/** Every control of the form, in order. The photo is none: whoever shows the form brings it along. */
export function fieldsInForm(kind: Kind, mode: FormMode): FieldEntry[] {
  return sectionsInForm(kind, mode)
    .flatMap((section) => section.fields)
    .filter(({ field }) => field.type !== 'photo')
}

/**
 * What the controls hold at first: what is stored or was drafted, else the defaults. Whatever does not fit its control,
 * such as a draft from before a change of the form, counts as not given.
 */
export function startValues(
  kind: Kind,
  mode: FormMode,
  stored?: Readonly<Record<string, unknown>>,
): FormValues {
  return Object.fromEntries(
    fieldsInForm(kind, mode).map(({ name, field }) => [
      name,
      stored ? shownValue(field, stored[name]) : shownValue(field, 'initial' in field ? field.initial : null),
    ]),
  )
}

/** What is sent. Empty dates and what is hidden are left out, unless a stored value has to be removed by them. */
export function payloadOf(kind: Kind, mode: FormMode, values: FormValues, start: FormValues) {
  return Object.fromEntries(
    fieldsInForm(kind, mode).flatMap(({ name, field }): [string, FieldValue][] => {
      const value = isShown(field, values) ? sentValue(values[name] ?? null) : null
      const canBeLeftOut = field.type === 'day' || field.onlyWhen !== undefined
      return value === null && canBeLeftOut && isEmpty(start[name] ?? null) ? [] : [[name, value]]
    }),
  )
}

export type ListingPayload = ReturnType<typeof payloadOf>

/** Whether a control shows: the registration link only when registration is required. */
export function isShown(field: Field, values: Readonly<Record<string, unknown>>): boolean {
  return field.onlyWhen === undefined || values[field.onlyWhen] === true
}

export function isEmpty(value: FormValue): boolean {
  return value === null || (typeof value !== 'boolean' && value.length === 0)
}

function isInForm({ forms = 'both' }: Field, mode: FormMode) {
  return forms === 'both' || forms === mode
}

function sentValue(value: FormValue): FieldValue {
  if (typeof value !== 'string') return value
  const trimmed = value.trim()
  return trimmed === '' ? null : trimmed
}

function shownValue(field: Field, value: unknown): FormValue {
  switch (field.type) {
    case 'list':
      return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
    case 'flag':
      return typeof value === 'boolean' ? value : (field.initial ?? null)
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
}

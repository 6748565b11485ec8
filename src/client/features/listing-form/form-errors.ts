import type { ZodType } from 'zod'
import type { Values } from '#shared/listings/define-kind.ts'
import { fieldSchema } from '#shared/listings/field-schema.ts'
import type { Field, FieldValue, WholeField } from '#shared/listings/fields.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { problemsOf } from '#shared/listings/schemas.ts'
import {
  type FieldEntry,
  type FormMode,
  type FormValue,
  type FormValues,
  fieldsInForm,
  isEmpty,
  isShown,
} from './form-values.ts'

/** Form errors by field: the server's rules from the same definitions, plus the form-only rules. */
export function formErrors(
  kind: Kind,
  mode: FormMode,
  values: FormValues,
  start: FormValues,
): Record<string, string> {
  const problems: Record<string, string> = {}
  const accepted: Values = {}
  for (const entry of fieldsInForm(kind, mode)) {
    if (!isShown(entry.field, values)) continue
    const value = values[entry.name] ?? null
    const checked = schemaOf(entry.field).safeParse(value)
    if (checked.success) accepted[entry.name] = checked.data
    const message =
      checked.error?.issues[0]?.message ?? formRule(entry, mode, value, checked.data, start[entry.name])
    if (message) problems[entry.name] = message
  }
  for (const { field, message } of problemsOf(accepted)) problems[field] ??= message
  return problems
}

function formRule(
  { field }: FieldEntry,
  mode: FormMode,
  value: FormValue,
  accepted: FieldValue | undefined,
  stored: FormValue | undefined,
): string | undefined {
  if (field.requiredInForms && isEmpty(value)) return field.requiredInForms
  if (mode === 'edit' && field.type === 'whole' && value !== stored) return belowEditBound(field, accepted)
}

/** The admin form is stricter about a camp's minimum age than the API. */
function belowEditBound({ label, editMin, max }: WholeField, value: FieldValue | undefined) {
  if (editMin === undefined || typeof value !== 'number' || value >= editMin) return
  return `${label} must be a whole number from ${editMin} to ${max}`
}

const schemas = new WeakMap<Field, ZodType<FieldValue>>()

function schemaOf(field: Field) {
  const cached = schemas.get(field)
  if (cached) return cached
  const schema = fieldSchema(field)
  schemas.set(field, schema)
  return schema
}

import { formatDay } from '#client/lib/format-day.ts'
import type { FieldValue } from '#shared/listings/fields.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** Null when not specified. */
export const formatFieldValue = (kind: Kind, name: string, value: FieldValue | undefined): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.join(', ') || null
  const field = kindOf(kind).fields[name]
  switch (field?.type) {
    case 'flag':
      return value ? 'Yes' : 'No'
    case 'choice':
      return field.labels?.[String(value)] ?? String(value)
    case 'whole':
      return field.labels?.[Number(value)] ?? String(value)
    case 'day':
      return formatDay(String(value))
    default:
      return String(value)
  }
}

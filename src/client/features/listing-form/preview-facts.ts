import { formatDay } from '#client/lib/format-day.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { type FormValues, fieldsInForm, isShown } from './form-values.ts'

/** Formats a form value as readers see it; null when empty. */
export function previewText(kind: Kind, values: FormValues, name: string): string | null {
  const field = kindOf(kind).fields[name]
  const value = values[name]
  if (!field || value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.join(', ') || null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = value.trim()
  if (text === '') return null
  switch (field.type) {
    case 'choice':
      return field.labels?.[text] ?? text
    case 'whole':
      return field.labels?.[Number(text)] ?? text
    case 'day':
      return formatDay(text)
    default:
      return text
  }
}

/** Filled-in fields that the card does not show. */
export function previewFacts(kind: Kind, values: FormValues): { label: string; text: string }[] {
  const { title, subtitle, categories } = kindOf(kind)
  const onCard = [title, subtitle, categories, 'description', 'city', 'state']
  return fieldsInForm(kind, 'submit').flatMap(({ name, field }) => {
    const text = onCard.includes(name) || !isShown(field, values) ? null : previewText(kind, values, name)
    return text === null ? [] : [{ label: field.label, text }]
  })
}

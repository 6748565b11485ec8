import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'

export interface FilterOption {
  value: string
  label: string
}

export function filterOptions(kind: ListingKind, name: string): FilterOption[] {
  const field = kindOf(kind).fields[name]
  switch (field?.type) {
    case 'list':
      return field.options.map((value) => ({ value, label: value }))
    case 'choice':
      return field.options.map((value) => ({ value, label: field.labels?.[value] ?? value }))
    case 'whole':
      return Object.entries(field.labels ?? {}).map(([value, label]) => ({ value, label }))
    default:
      return []
  }
}

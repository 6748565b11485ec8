import type { Filter } from '#shared/listings/define-kind.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'

export interface FilterInputProps {
  kind: ListingKind
  filter: Filter
  values: readonly string[]
  counts: Record<string, number> | undefined
  /** Receives an updater, because two changes can arrive before a render. */
  onChange: (next: (values: readonly string[]) => readonly string[]) => void
}

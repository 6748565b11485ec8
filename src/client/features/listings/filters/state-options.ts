import type { Option, OptionGroup } from '#client/ui/select.tsx'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { filterOptions } from './filter-options.ts'
import { countedLabel } from './value-count.tsx'

/** Groups states without results at the end, except the chosen one. The list is flat until the counts load. */
export function stateOptions(
  kind: ListingKind,
  counts: Record<string, number> | undefined,
  chosen: string | undefined,
): (Option | OptionGroup)[] {
  const options = filterOptions(kind, 'state')
  if (!counts) return options
  const isListed = ({ value }: Option) => (counts[value] ?? 0) > 0 || value === chosen
  const listed = options
    .filter(isListed)
    .map(({ value, label }) => ({ value, label: countedLabel(label, counts[value] ?? 0) }))
  const others = options.filter((option) => !isListed(option))
  return others.length === 0 ? listed : [...listed, { label: 'More states', options: others }]
}

import { Chip } from '#client/ui/chip.tsx'

/** A filter that is set, as it reads above the results. */
export interface ActiveFilter {
  key: string
  label: string
}

interface FilterChipsProps<Filter extends ActiveFilter> {
  filters: readonly Filter[]
  onRemove: (filter: Filter) => void
}

/** In one row that scrolls sideways on small screens, where the results should stay near the top. */
export function FilterChips<Filter extends ActiveFilter>({ filters, onRemove }: FilterChipsProps<Filter>) {
  if (filters.length === 0) return null
  return (
    <section
      aria-label="Active filters"
      className="flex gap-1.5 max-lg:-mx-1 max-lg:overflow-x-auto max-lg:-my-1 max-lg:px-1 max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-wrap max-lg:[&>button]:max-w-60 max-lg:[&>button]:shrink-0"
    >
      {filters.map((filter) => (
        <Chip key={filter.key} label={filter.label} onRemove={() => onRemove(filter)} />
      ))}
    </section>
  )
}

import { Chip } from '#client/ui/chip.tsx'

/** An active filter as shown above the results. */
export interface ActiveFilter {
  key: string
  label: string
}

interface ActiveFilterBarProps<Filter extends ActiveFilter> {
  filters: readonly Filter[]
  onRemove: (filter: Filter) => void
  /** The search as typed. */
  typed: string
  /** Undefined when the search was not corrected. */
  corrected: string | undefined
  onExact: () => void
}

/** The active filters and the spelling correction of the search. One row on narrow screens. */
export function ActiveFilterBar<Filter extends ActiveFilter>(props: ActiveFilterBarProps<Filter>) {
  const { filters, onRemove, typed, corrected, onExact } = props
  if (filters.length === 0 && corrected === undefined) return null
  return (
    <div className="flex items-center gap-x-3 lg:flex-col lg:items-start lg:gap-4">
      {filters.length === 0 ? null : (
        // One scrolling row on small screens, so that the results stay near the top.
        <section
          aria-label="Active filters"
          className="flex min-w-0 gap-1.5 max-lg:-mx-1 max-lg:overflow-x-auto max-lg:-my-1 max-lg:px-1 max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-wrap max-lg:[&>button]:max-w-60 max-lg:[&>button]:shrink-0"
        >
          {filters.map((filter) => (
            <Chip key={filter.key} label={filter.label} onRemove={() => onRemove(filter)} />
          ))}
        </section>
      )}
      {corrected === undefined ? null : (
        <p className="min-w-0 text-sm text-ink-soft max-lg:w-52 max-lg:shrink-0 max-lg:*:block max-lg:*:max-w-full max-lg:*:truncate lg:wrap-anywhere">
          <span className="lg:mr-2">
            Showing results for <strong className="font-semibold text-ink">{corrected}</strong>
          </span>{' '}
          <button type="button" className="text-link -my-1.5 py-1.5 text-left" onClick={onExact}>
            Search for {typed} instead
          </button>
        </p>
      )}
    </div>
  )
}

import { Switch } from '#client/ui/switch.tsx'
import type { FacetCounts } from '#shared/contract/listings.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import {
  hasDeadlines,
  type ListState,
  offeredFilters,
  withFilter,
  withHideClosed,
} from '../address/list-state.ts'
import type { Change } from '../address/use-list-state.ts'
import { FilterControl } from './filter-control.tsx'
import { PlaceFilter } from './place-filter.tsx'
import { SearchField } from './search-field.tsx'

export interface FilterFieldsProps {
  kind: ListingKind
  state: ListState
  change: Change
  /** Absent until the first counts are here. */
  facets: FacetCounts | null | undefined
}

/** Every filter that the registry names for a kind, in its order. */
export function FilterFields({ kind, state, change, facets }: FilterFieldsProps) {
  const others = offeredFilters(kind).filter(({ param }) => param !== 'state' && param !== 'city')
  const set = (param: string, values: readonly string[], how?: { replace: boolean }) =>
    change((current) => withFilter(current, param, values), how)
  return (
    <div className="flex flex-col gap-6">
      <SearchField state={state} change={change} />
      <PlaceFilter kind={kind} filters={state.filters} counts={facets?.state} onChange={set} />
      {others.map((filter) => (
        <FilterControl
          key={filter.param}
          kind={kind}
          filter={filter}
          values={state.filters[filter.param] ?? []}
          counts={facets?.[filter.param]}
          onChange={(values) => set(filter.param, values)}
        />
      ))}
      {hasDeadlines(kind) ? (
        <Switch
          label="Hide closed"
          checked={state.hideClosed}
          onChange={(event) => change((current) => withHideClosed(current, event.target.checked))}
        />
      ) : null}
    </div>
  )
}

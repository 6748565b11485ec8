import { Switch } from '#client/ui/switch.tsx'
import type { FacetCounts } from '#shared/contract/listings.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { hasDeadlines, type ListState, offeredFilters, withHideClosed } from '../url-state/list-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { DaysFilter } from './days-filter.tsx'
import { FilterControl } from './filter-control.tsx'
import { NearFilter } from './near-filter.tsx'
import { PlaceFilter } from './place-filter.tsx'
import { SearchField } from './search-field.tsx'

export interface FilterFieldsProps {
  kind: ListingKind
  state: ListState
  change: Change
  /** Undefined until the first counts arrive. */
  facets: FacetCounts | null | undefined
  zipError?: string | undefined
}

export function FilterFields({ kind, state, change, facets, zipError }: FilterFieldsProps) {
  const others = offeredFilters(kind).filter(({ param }) => param !== 'state' && param !== 'city')
  return (
    <div className="flex flex-col gap-6">
      <SearchField search={state.search} change={change} />
      <PlaceFilter
        kind={kind}
        state={state.filters.state?.[0]}
        city={state.filters.city?.[0]}
        counts={facets?.state}
        change={change}
      />
      <NearFilter near={state.near} zipError={zipError} change={change} />
      {kindOf(kind).runs ? <DaysFilter near={state.near} change={change} /> : null}
      {others.map((filter) => (
        <FilterControl
          key={filter.param}
          kind={kind}
          filter={filter}
          values={state.filters[filter.param] ?? noValues}
          counts={facets?.[filter.param]}
          change={change}
        />
      ))}
      {hasDeadlines(kind) ? <HideClosed isOn={state.hideClosed} change={change} /> : null}
    </div>
  )
}

function HideClosed({ isOn, change }: { isOn: boolean; change: Change }) {
  return (
    <Switch
      label="Hide closed"
      checked={isOn}
      onChange={(isHidden) => change((current) => withHideClosed(current, isHidden))}
    />
  )
}

const noValues: readonly string[] = []

import type { Filter } from '#shared/listings/define-kind.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import {
  type ListState,
  offeredFilters,
  withFilter,
  withHideClosed,
  withNear,
  withSearch,
} from '../url-state/list-state.ts'
import { nearChips } from '../url-state/near-chips.ts'
import type { ActiveFilter } from './active-filter-bar.tsx'
import { filterOptions } from './filter-options.ts'

export interface ActiveListFilter extends ActiveFilter {
  remove: (state: ListState) => ListState
}

/** Every value that narrows the list, in the order of the panel. */
export function activeFilters(kind: ListingKind, state: ListState): ActiveListFilter[] {
  const search = {
    key: 'search',
    label: `“${state.search}”`,
    remove: (now: ListState) => withSearch(now, ''),
  }
  const hideClosed = {
    key: 'hideClosed',
    label: 'Hide closed',
    remove: (now: ListState) => withHideClosed(now, false),
  }
  return [
    ...(state.search === '' ? [] : [search]),
    ...nearChips(state.near).map(({ key, label, without }) => ({
      key,
      label,
      remove: (now: ListState) => withNear(now, without),
    })),
    ...offeredFilters(kind).flatMap((filter) => valuesOf(kind, filter, state)),
    ...(state.hideClosed ? [hideClosed] : []),
  ]
}

function valuesOf(kind: ListingKind, filter: Filter, { filters }: ListState): ActiveListFilter[] {
  const { param } = filter
  return (filters[param] ?? []).map((value) => ({
    key: `${param}:${value}`,
    label: labelOf(kind, filter, value),
    remove: (now) =>
      withFilter(
        now,
        param,
        (now.filters[param] ?? []).filter((other) => other !== value),
      ),
  }))
}

function labelOf(kind: ListingKind, { field, op, label, choiceLabels }: Filter, value: string) {
  if (op === 'is') {
    const { yes, no } = choiceLabels ?? { yes: 'Yes', no: 'No' }
    return `${label}: ${value === 'true' ? yes : no}`
  }
  if (op === 'prefix') return `${label}: ${value}`
  if (op === 'atMost') return `Age ${value}`
  return filterOptions(kind, field).find((option) => option.value === value)?.label ?? value
}

import type { Filter, KindShape, Values } from './define-kind.ts'
import { fold } from './search.ts'

/**
 * Every filterable value of a listing as `kind/param:value`, so that one index serves every filter of every kind and
 * a value that two kinds share is looked up only where it is meant.
 */
export const facetsOf = (kind: KindShape, values: Values): string[] =>
  [
    ...new Set(
      kind.filters.flatMap((filter) =>
        facetValues(filter, values).map((value) => facet(kind, filter, value)),
      ),
    ),
  ].sort()

/** The facet under which a filter finds a value. */
export const facet = (kind: KindShape, filter: Filter, value: string): string =>
  `${facetStart(kind, filter.param)}${filter.op === 'overlapsFolded' ? fold(value) : value}`

/** What all facets of a filter begin with, or all facets of a kind. */
export const facetStart = (kind: KindShape, param?: string): string =>
  param === undefined ? `${kind.names.listingType}/` : `${kind.names.listingType}/${param}:`

/** Filters answered by facets; the others compare columns. */
export const isFaceted = (filter: Filter): boolean =>
  ['overlaps', 'overlapsFolded', 'in', 'is'].includes(filter.op)

const facetValues = (filter: Filter, values: Values): string[] => {
  const value = values[filter.field]
  if (!isFaceted(filter) || value === null || value === undefined) return []
  return Array.isArray(value) ? value : [String(value)]
}

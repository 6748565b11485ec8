import type { Filter, KindShape, Values } from './define-kind.ts'
import { fold } from './search.ts'

/**
 * Every filterable value of a listing as `kind/param:value`, and the kind itself. One index serves all filters, and a
 * lookup finds only listings of its kind.
 */
export const facetsOf = (kind: KindShape, values: Values): string[] => {
  const facets = kind.filters.flatMap((filter) =>
    facetValues(filter, values).map((value) => facet(kind, filter, value)),
  )
  return [kindFacet(kind), ...new Set(facets)].sort()
}

/** The facet of all listings of a kind. */
export const kindFacet = (kind: KindShape): string => kind.names.listingType

/**
 * A listing passes a filter with these values if it has at least one of these facets. For a prefix filter, these are
 * prefixes of facets.
 */
export const acceptedFacets = (kind: KindShape, filter: Filter, values: string[]): string[] => {
  const accepted = filter.op === 'atMost' ? upTo(kind, filter, Math.max(...values.map(Number))) : values
  return [...new Set(accepted.map((value) => facet(kind, filter, value)))]
}

/** The common prefix of all facets of a filter. */
export const facetPrefix = (kind: KindShape, param: string): string => `${kind.names.listingType}/${param}:`

/** 'dublin' from 'camp/city:dublin'. */
export const facetValue = (facet: string): string => facet.slice(facet.indexOf(':') + 1)

/** Filters with counts for each value. */
export const hasFacetCounts = ({ op }: Filter): boolean =>
  op === 'overlaps' || op === 'overlapsFolded' || op === 'in' || op === 'is'

const facet = (kind: KindShape, filter: Filter, value: string): string =>
  `${facetPrefix(kind, filter.param)}${isFolded(filter) ? fold(value) : value}`

const isFolded = ({ op }: Filter): boolean => op === 'overlapsFolded' || op === 'prefix'

const facetValues = (filter: Filter, values: Values): string[] => {
  const value = values[filter.field] ?? null
  if (value === null) return filter.op === 'atMost' ? [notSet] : []
  return Array.isArray(value) ? value : [String(value)]
}

/** A missing number passes every limit. */
const notSet = ''

const upTo = (kind: KindShape, filter: Filter, limit: number): string[] => {
  const field = kind.fields[filter.field]
  if (field?.type !== 'whole') return [notSet]
  const length = Math.max(0, Math.min(limit, field.max) - field.min + 1)
  return [notSet, ...Array.from({ length }, (_, at) => String(field.min + at))]
}

import type { SQL } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import type { FacetCounts } from '#shared/contract/listings.ts'
import type { Filter, KindShape } from '#shared/listings/define-kind.ts'
import { facetPrefix, hasFacetCounts, kindFacet } from '#shared/listings/facets.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import type { Counted } from './collect-matches.repository.ts'
import { countFacets, type FacetTotals, facetsOf, facetsOfKind } from './facets.repository.ts'
import type { Selection } from './listing-conditions.ts'
import { findTotals } from './listing-totals.repository.ts'
import { isUnfiltered } from './matching-ids.ts'

/** Row limit for the counts of unused filters, and for the counts of all used filters together. */
const maxFacetRows = 2_000
/** The group of unused filters. */
const unused = ''

/**
 * The number of results per value of each filter. The counts of a used filter ignore that filter, so that a second value shows
 * what it would add. Omits counts that would read too many rows.
 */
export const facetCounts = async (
  db: Queryable,
  selection: Selection,
  { total, isLowerBound }: Counted,
): Promise<FacetCounts> => {
  const kind = kindOf(selection.kind)
  const filters = kind.filters.filter(hasFacetCounts)
  const used = filters.map(({ param }) => param).filter((param) => param in selection.facets)
  const maxRows = Math.floor(maxFacetRows / Math.max(1, used.length))
  const groups = new Map<string, SQL>()
  for (const group of [unused, ...used])
    if (isUnfiltered(selection, group)) groups.set(group, facetsOfKind(selection.kind))
  if (!isLowerBound) {
    if (!groups.has(unused) && total <= maxFacetRows)
      groups.set(unused, facetsOf(selection, unused, maxFacetRows))
    for (const param of await withFewMatches(db, selection, used, total, maxRows))
      if (!groups.has(param)) groups.set(param, facetsOf(selection, param, maxRows))
  }

  const counted = await countFacets(db, groups)
  const counts = filters.flatMap((filter) => {
    const group = used.includes(filter.param) ? filter.param : unused
    const totals = counted.get(group)
    const isTruncated = group !== unused && !isUnfiltered(selection, group) && rowsIn(kind, totals) > maxRows
    return totals === undefined || isTruncated
      ? []
      : [[filter.param, countsOf(kind, filter, totals)] as const]
  })
  return Object.fromEntries(counts)
}

/** Filters whose removal should stay within the limit: removing a filter that half of all listings pass doubles the matches. */
const withFewMatches = async (
  db: Queryable,
  { kind, facets }: Selection,
  used: string[],
  total: number,
  maxRows: number,
): Promise<string[]> => {
  if (used.length === 0) return []
  const all = kindFacet(kindOf(kind))
  const totals = await findTotals(db, kind, [all, ...used.flatMap((param) => facets[param] ?? [])])
  const sumOf = (group: readonly string[]) => group.reduce((sum, facet) => sum + (totals.get(facet) ?? 0), 0)
  return used.filter((param) => {
    const share = sumOf(facets[param] ?? []) / (totals.get(all) ?? 1)
    return total <= 2 * maxRows * Math.min(1, share)
  })
}

/** Every listing has the facet of its kind. */
const rowsIn = (kind: KindShape, totals: FacetTotals | undefined): number => totals?.get(kindFacet(kind)) ?? 0

const countsOf = (kind: KindShape, filter: Filter, totals: FacetTotals): Record<string, number> => {
  const prefix = facetPrefix(kind, filter.param)
  const known = knownValues(kind, filter)
  if (known !== null)
    return Object.fromEntries(known.map((value) => [value, totals.get(prefix + value) ?? 0]))
  const found = [...totals].filter(([facet]) => facet.startsWith(prefix))
  return Object.fromEntries(found.map(([facet, total]) => [facet.slice(prefix.length), total]))
}

/** The values shown even at zero; null for an open list, which shows the values in use. */
const knownValues = (kind: KindShape, filter: Filter): readonly string[] | null => {
  const field = kind.fields[filter.field]
  if (field?.type === 'flag') return ['true', 'false']
  if (field?.type === 'whole') return Object.keys(field.labels ?? {})
  if (field?.type === 'choice') return field.options
  return field?.type === 'list' && !field.open ? field.options : null
}

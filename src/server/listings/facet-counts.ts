import type { Queryable } from '#server/db/client.ts'
import type { FacetCounts } from '#shared/contract/listings.ts'
import type { Filter, KindShape } from '#shared/listings/define-kind.ts'
import { facetStart, isFaceted } from '#shared/listings/facets.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import type { Selection } from './listing-conditions.ts'
import { facetTotals } from './listing-search.repository.ts'
import type { FindSet } from './word-search.ts'

/**
 * For each filter, how many results each of its values would give. A filter in use is counted without itself, so
 * that choosing a second value shows what it would add; the filters not in use share one pass over the results.
 */
export const countedFacets = async (
  db: Queryable,
  selection: Selection,
  find: FindSet,
): Promise<FacetCounts> => {
  const definition = kindOf(selection.kind)
  const filters = definition.filters.filter(isFaceted)
  const isInUse = ({ param }: Filter) => selection.query.filters[param] !== undefined
  const inUse = filters.filter(isInUse)
  const others = filters.filter((filter) => !isInUse(filter)).map(({ param }) => param)
  const [shared, ...own] = await Promise.all([
    others.length === 0 ? [] : facetTotals(db, selection, others, find),
    ...inUse.map(({ param }) => facetTotals(db, selection, [param], find, param)),
  ])
  return Object.fromEntries(
    filters.map((filter) => {
      const position = inUse.indexOf(filter)
      return [filter.param, countsOf(definition, filter, (position === -1 ? shared : own[position]) ?? [])]
    }),
  )
}

const countsOf = (
  kind: KindShape,
  filter: Filter,
  totals: { facet: string; total: number }[],
): Record<string, number> => {
  const prefix = facetStart(kind, filter.param)
  const known = knownValues(kind, filter)
  const counts = new Map<string, number>()
  for (const value of known ?? []) counts.set(value, 0)
  for (const { facet, total } of totals) {
    if (!facet.startsWith(prefix)) continue
    const value = facet.slice(prefix.length)
    if (known === null || counts.has(value)) counts.set(value, total)
  }
  return Object.fromEntries(counts)
}

/** The values that a panel shows even at zero; null for an open list, which shows what there is. */
const knownValues = (kind: KindShape, filter: Filter): readonly string[] | null => {
  const field = kind.fields[filter.field]
  if (field?.type === 'flag') return ['true', 'false']
  if (field?.type === 'whole') return Object.keys(field.labels ?? {})
  if (field?.type === 'choice') return field.options
  return field?.type === 'list' && !field.open ? field.options : null
}

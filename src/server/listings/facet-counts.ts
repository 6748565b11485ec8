import type { Queryable } from '#server/db/client.ts'
import type { FacetCounts } from '#shared/contract/listings.ts'
import type { Filter, KindShape } from '#shared/listings/define-kind.ts'
import { facetPrefix, hasFacetCounts } from '#shared/listings/facets.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { countFacets, type FacetTotals } from './facets.repository.ts'
import type { Selection } from './listing-conditions.ts'

/**
 * For each filter, how many results each of its values would give. A filter in use is counted without itself, so that choosing
 * a second value shows what it would add. A filter whose counts would read too many rows is left out.
 */
export const facetCounts = async (db: Queryable, selection: Selection): Promise<FacetCounts> => {
  const definition = kindOf(selection.kind)
  const filters = definition.filters.filter(hasFacetCounts)
  const used = filters.map(({ param }) => param).filter((param) => param in selection.facets)
  const variants = [undefined, ...used]
  const totals = await countFacets(db, selection, variants)
  const counts = filters.flatMap((filter) => {
    const counted = totals[Math.max(0, variants.indexOf(filter.param))] ?? null
    return counted === null ? [] : [[filter.param, countsOf(definition, filter, counted)] as const]
  })
  return Object.fromEntries(counts)
}

const countsOf = (kind: KindShape, filter: Filter, totals: FacetTotals): Record<string, number> => {
  const prefix = facetPrefix(kind, filter.param)
  const known = knownValues(kind, filter)
  if (known !== null)
    return Object.fromEntries(known.map((value) => [value, totals.get(prefix + value) ?? 0]))
  const found = [...totals].filter(([facet]) => facet.startsWith(prefix))
  return Object.fromEntries(found.map(([facet, total]) => [facet.slice(prefix.length), total]))
}

/** The values that a panel shows even at zero; null for an open list, which shows what there is. */
const knownValues = (kind: KindShape, filter: Filter): readonly string[] | null => {
  const field = kind.fields[filter.field]
  if (field?.type === 'flag') return ['true', 'false']
  if (field?.type === 'whole') return Object.keys(field.labels ?? {})
  if (field?.type === 'choice') return field.options
  return field?.type === 'list' && !field.open ? field.options : null
}

import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { responseSerializer } from '#server/http/response-serializer.ts'
import {
  type FacetCounts,
  facetCountsSchema,
  type Listing,
  listingSchema,
} from '#shared/contract/listings.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** Fastify takes the schema of the route for that of one answer. */
type Route = Parameters<typeof responseSerializer>[0]

/**
 * Where a listing that was written carries its text. Nobody else sees it there, and a copy does not take it along; a WeakMap
 * would do the same, at a cost to every garbage collection.
 */
const textKey = Symbol('text')

/**
 * Writes a list from the texts of its listings. Each is held against the contract and written once, however many lists show
 * it while it is kept.
 */
export const listSerializer =
  (kind: Kind): FastifySerializerCompiler<unknown> =>
  (asked) => {
    const route = asked as Route
    if (route.httpStatus !== '200') return responseSerializer(route)
    const { rows } = kindOf(kind).names
    const writeListing = responseSerializer({ ...route, schema: listingSchema(kind) })
    const refuseFacets = responseSerializer({ ...route, schema: facetCountsSchema })
    const writeFacets = (facets: FacetCounts) =>
      areCounts(facets) ? JSON.stringify(facets) : refuseFacets(facets)
    const textOf = (listing: Listing & { [textKey]?: string }) => {
      const known = listing[textKey]
      if (known !== undefined) return known
      const text = writeListing(listing)
      Object.defineProperty(listing, textKey, { value: text })
      return text
    }
    return ({ total, facets, [rows]: listings }: ListAnswer) => {
      const counts = facets === undefined ? '' : `,"facets":${writeFacets(facets)}`
      return `{"total":${Number(total)},"${rows}":[${(listings as Listing[]).map(textOf).join()}]${counts}}`
    }
  }

/** What the contract asks of facets. It takes hundreds of counts one by one, and ten times as long; it says what is wrong. */
const areCounts = (facets: FacetCounts): boolean =>
  Object.values(facets).every((counts) => Object.values(counts).every(Number.isSafeInteger))

interface ListAnswer {
  [rows: string]: unknown
  total: number
  facets?: FacetCounts
}

import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler } from 'fastify-type-provider-zod'
import {
  type FacetCounts,
  facetCountsSchema,
  type Listing,
  listingSchema,
} from '#shared/contract/listings.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** Fastify takes the schema of the route for that of one answer. */
type Route = Parameters<typeof serializerCompiler>[0]

/** The text of every listing that is in memory. */
const texts = new WeakMap<Listing, string>()

/**
 * Writes a list from the texts of its listings. Each is held against the contract and written once, however many lists show
 * it while it is kept.
 */
export const listSerializer =
  (kind: Kind): FastifySerializerCompiler<unknown> =>
  (asked) => {
    const route = asked as Route
    if (route.httpStatus !== '200') return serializerCompiler(route)
    const { rows } = kindOf(kind).names
    const writeListing = serializerCompiler({ ...route, schema: listingSchema(kind) })
    const writeFacets = serializerCompiler({ ...route, schema: facetCountsSchema })
    const textOf = (listing: Listing) => {
      const text = texts.get(listing) ?? writeListing(listing)
      texts.set(listing, text)
      return text
    }
    return ({ total, facets, [rows]: listings }: ListAnswer) => {
      const counts = facets === undefined ? '' : `,"facets":${writeFacets(facets)}`
      return `{"total":${Number(total)},"${rows}":[${(listings as Listing[]).map(textOf).join()}]${counts}}`
    }
  }

interface ListAnswer {
  [rows: string]: unknown
  total: number
  facets?: FacetCounts
}

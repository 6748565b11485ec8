import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { badRequest, notFound } from '#server/errors.ts'
import { placeOfZip } from '#server/geo/zip-places.ts'
import type { Listing, ListingPage } from '#shared/contract/listings.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { completed, problemsOf } from '#shared/listings/schemas.ts'
import { searchQuery, searchWords } from '#shared/listings/search.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { countedFacets } from './facet-counts.ts'
import type { Selection } from './listing-conditions.ts'
import { presentListing } from './listing-presenter.ts'
import { nearestWords, pageOfIds, totalOf } from './listing-search.repository.ts'
import { insertListings } from './listing-writes.repository.ts'
import { findListing, findListings } from './listings.repository.ts'

export interface ListingService {
  list<K extends Kind>(kind: K, query: ListQuery): Promise<ListingPage<K>>
  get<K extends Kind>(kind: K, id: number): Promise<Listing<K>>
  submit<K extends Kind>(actor: Actor, kind: K, values: Values): Promise<Listing<K>>
}

export const createListingService = ({ db, clock }: { db: Db; clock: () => Date }): ListingService => {
  const page = async <K extends Kind>(selection: Selection): Promise<ListingPage<K>> => {
    const [ids, total, facets] = await Promise.all([
      pageOfIds(db, selection),
      totalOf(db, selection),
      selection.query.facets ? countedFacets(db, selection) : undefined,
    ])
    const found = await findListings(db, selection.kind, ids)
    const now = clock()
    return { total, rows: found.map((listing) => presentListing<K>(listing, now)), ...(facets && { facets }) }
  }

  return {
    async list(kind, query) {
      const selection: Selection = {
        kind,
        query,
        today: pacificDay(clock()),
        tsquery: null,
        near: nearOf(query),
      }
      if (query.search === null) return page(selection)
      const words = searchWords(query.search).slice(0, mostWords)
      const exact = await page<typeof kind>({ ...selection, tsquery: searchQuery(words) })
      if (exact.total > 0 || words.length === 0) return exact
      const respelt = await nearestQuery(db, words)
      return respelt === null ? exact : page({ ...selection, tsquery: respelt })
    },

    async get(kind, id) {
      const found = await findListing(db, kind, id)
      if (!found?.row.isLive) throw notFound()
      return presentListing<typeof kind>(found, clock())
    },

    async submit(actor, kind, given) {
      const values = completed(given)
      const problems = problemsOf(values)
      if (problems.length > 0) throw badRequest(problems[0]?.message, problems)
      const now = clock()
      const listing = {
        values,
        userId: actor.userId,
        isApproved: false,
        isActive: kind !== 'event',
        submittedAt: now,
        approvedAt: null,
        createdAt: now,
      }
      return transact(db, async (db) => {
        const [id = 0] = await insertListings(db, kind, [listing])
        const stored = await findListing(db, kind, id)
        if (!stored) throw new Error(`The ${kind} ${id} was not there right after it was written`)
        return presentListing<typeof kind>(stored, now)
      })
    },
  }
}

/** A ZIP code we do not know is refused even where no distance is asked for: the person has misspelt it. */
const nearOf = ({ zipcode, distance }: ListQuery): Selection['near'] => {
  if (zipcode === null) return null
  const place = placeOfZip(zipcode)
  if (place === null) {
    const message = 'We do not know that ZIP code'
    throw badRequest(message, [{ field: 'zipcode', message }])
  }
  return distance === null ? null : { place, miles: distance }
}

/** Beyond a dozen words a search narrows nothing any more; it only costs. */
const mostWords = 12

/** Each word replaced by the known words nearest to it; null when one has none, so that nothing can be found. */
const nearestQuery = async (db: Db, words: string[]): Promise<string | null> => {
  const choices = await Promise.all(words.map((word) => nearestWords(db, word)))
  if (choices.some((near) => near.length === 0)) return null
  return choices.map((near) => `(${near.map((word) => `'${word}'`).join(' | ')})`).join(' & ')
}

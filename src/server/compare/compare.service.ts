import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { placeOfZip } from '#server/geo/zip-places.ts'
import { presentWithDistance } from '#server/listings/listing-presenter.ts'
import { findListings } from '#server/listings/listings.repository.ts'
import { findPreferences } from '#server/preferences/preferences.repository.ts'
import type { CompareQuery, Comparison } from '#shared/contract/compare.ts'

export type CompareService = ReturnType<typeof createCompareService>

export const createCompareService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  /** Visitors have no ZIP code, and get no distances. */
  async read(actor: Actor | null, { listingType, ids }: CompareQuery): Promise<Comparison> {
    const [found, preferences] = await Promise.all([
      findListings(db, listingType, ids),
      actor && findPreferences(db, actor.userId),
    ])
    const zipcode = preferences?.zipcode ?? null
    const from = zipcode === null ? null : placeOfZip(zipcode)
    const now = clock()
    const live = found.filter(({ row }) => row.isLive)
    return { items: live.map((listing) => presentWithDistance(listing, now, from)), zipcode }
  },
})

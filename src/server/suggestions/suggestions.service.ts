import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { unauthorized } from '#server/errors.ts'
import { placeOfZip } from '#server/geo/zip-places.ts'
import { presentListing } from '#server/listings/listing-presenter.ts'
import { findListingsById } from '#server/listings/listings.repository.ts'
import { findPreferences, type StoredPreferences } from '#server/preferences/preferences.repository.ts'
import type { Suggestions } from '#shared/contract/suggestions.ts'
import { categoryPrefixes, gradeFacets, interestFacets } from '#shared/listings/personal-facets.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { isPersonal, reasonOf } from './reason-of.ts'
import { findSuggestions } from './suggestions.repository.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

export type SuggestionService = ReturnType<typeof createSuggestionService>

export const createSuggestionService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async list(actor: Actor): Promise<Suggestions> {
    const now = clock()
    const preferences = await findPreferences(db, actor.userId)
    if (preferences === null) throw unauthorized()
    const found = await findSuggestions(db, {
      userId: actor.userId,
      today: pacificDay(now),
      newSince: new Date(now.getTime() - weekMs),
      ...criteriaFrom(preferences),
    })
    const listings = await findListingsById(db, found)
    return {
      isPersonal: found.some(isPersonal),
      suggestions: found.flatMap((suggested) => {
        const listing = listings.get(suggested.id)
        if (!listing?.row.isLive) return []
        return {
          listingType: suggested.kind,
          listingId: suggested.id,
          reason: reasonOf(suggested, preferences.grade),
          listing: presentListing(listing, now, actor.role === 'admin'),
        }
      }),
    }
  },
})

const criteriaFrom = ({ interests, grade, zipcode }: StoredPreferences) => ({
  interests: interestFacets(interests),
  ...gradeFacets(grade ?? ''),
  categoryPrefixes: categoryPrefixes(),
  place: zipcode === null ? null : placeOfZip(zipcode),
})

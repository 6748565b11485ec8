import { presentListing } from '#server/listings/listing-presenter.ts'
import type { StoredListing } from '#server/listings/listings.repository.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import type { Kind } from '#shared/listings/kinds.ts'

/**
 * A listing in any state, for moderators. Its location is the stored one: an edit form would otherwise save the derived
 * 'Dublin, CA', which then outlives a change of the city.
 */
export const presentModerated = <K extends Kind>(stored: StoredListing, now: Date): ModeratedListing<K> =>
  ({
    ...presentListing<K>(stored, now, true),
    ...('location' in stored.values && { location: stored.values.location }),
    version: stored.row.version,
    rejectedAt: stored.row.rejectedAt?.toISOString() ?? null,
    rejectionReason: stored.row.rejectionReason,
  }) as ModeratedListing<K>

import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { presentListing } from '#server/listings/listing-presenter.ts'
import { insertListings } from '#server/listings/listing-writes.repository.ts'
import { findListing } from '#server/listings/listings.repository.ts'
import { assertOwnPhoto } from '#server/uploads/own-photo.ts'
import type { Listing } from '#shared/contract/listings.ts'
import type { SimilarListing, SimilarQuery } from '#shared/contract/submissions.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { checkedValues } from './checked-values.ts'
import { placeOf } from './my-listing-presenter.ts'
import { findSimilar } from './similar-listings.repository.ts'
import type { SubmissionMail } from './submission-mail.ts'

interface SubmissionDeps {
  db: Db
  clock: () => Date
  sendReceived: SubmissionMail
}

export interface SubmissionService {
  submit<K extends Kind>(actor: Actor, kind: K, values: Values): Promise<Listing<K>>
  similar(actor: Actor, query: SimilarQuery): Promise<SimilarListing[]>
}

export const createSubmissionService = ({ db, clock, sendReceived }: SubmissionDeps): SubmissionService => ({
  async submit(actor, kind, given) {
    const values = checkedValues(given)
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
      await assertOwnPhoto(db, actor, { field: 'photoUrl', url: values.photoUrl })
      const [id = 0] = await insertListings(db, kind, [listing])
      const written = await findListing(db, kind, id)
      if (!written) throw new Error(`The ${kind} ${id} was not there right after it was written`)
      await sendReceived(db, written.row)
      return presentListing<typeof kind>(written, now)
    })
  },

  /** A letter or two say nothing yet. */
  async similar(actor, query) {
    if (query.name.length < 3) return []
    const found = await findSimilar(db, actor.userId, query)
    return found.map(({ id, kind, title, organization, city, state, isLive }) => ({
      id,
      listingType: kind,
      title,
      organization,
      location: placeOf(city, state),
      isLive,
    }))
  },
})

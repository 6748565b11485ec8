import type { Actor } from '#server/actor.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { tooMany } from '#server/errors.ts'
import { insertListings } from '#server/listings/listing-inserts.repository.ts'
import { locationOf, presentListing } from '#server/listings/listing-presenter.ts'
import { findListing } from '#server/listings/listings.repository.ts'
import { assertOwnPhoto } from '#server/uploads/own-photo.ts'
import * as users from '#server/users/users.repository.ts'
import type { Listing } from '#shared/contract/listings.ts'
import type { SimilarListing, SimilarQuery } from '#shared/contract/submissions.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { checkedValues } from './checked-values.ts'
import { countWaitingSince } from './my-listings.repository.ts'
import { findSimilar } from './similar-listings.repository.ts'
import type { SubmitterMail } from './submitter-mail.ts'

interface SubmissionDeps {
  db: Db
  clock: () => Date
  submitterMail: Pick<SubmitterMail, 'received'>
  /** False turns off the daily cap, for tests. */
  rateLimit: boolean
}

const dayMs = 86_400_000
const maxWaitingPerDay = 10

export type SubmissionService = ReturnType<typeof createSubmissionService>

export const createSubmissionService = (deps: SubmissionDeps) => {
  const { db, clock, submitterMail, rateLimit } = deps

  /** Locks the account, which serializes concurrent submissions. */
  const assertBelowDailyCap = async (db: Tx, actor: Actor, now: Date) => {
    if (!rateLimit || actor.role === 'admin') return
    await users.lockById(db, actor.userId)
    const since = new Date(now.getTime() - dayMs)
    if ((await countWaitingSince(db, actor.userId, since)) >= maxWaitingPerDay)
      throw tooMany(dayMs / 1000, tooManyWaiting)
  }

  return {
    async submit<K extends Kind>(actor: Actor, kind: K, given: Values): Promise<Listing<K>> {
      const values = checkedValues(given)
      const now = clock()
      const listing = {
        values,
        userId: actor.userId,
        isApproved: false,
        isActive: kindOf(kind).isActiveOnSubmit,
        submittedAt: now,
        approvedAt: null,
        createdAt: now,
      }
      return transact(db, async (db) => {
        await assertBelowDailyCap(db, actor, now)
        await assertOwnPhoto(db, actor, { field: 'photoUrl', url: values.photoUrl })
        const [id = 0] = await insertListings(db, kind, [listing])
        const stored = await findListing(db, kind, id)
        if (!stored) throw new Error(`The ${kind} ${id} was not there right after it was written`)
        await submitterMail.received(db, stored.row)
        return presentListing<typeof kind>(stored, now, true)
      })
    },

    /** One or two characters match too much. */
    async similar(actor: Actor, query: SimilarQuery): Promise<SimilarListing[]> {
      if (query.name.length < 3) return []
      const found = await findSimilar(db, actor.userId, query)
      return found.map(({ kind, city, state, ...listing }) => ({
        ...listing,
        listingType: kind,
        location: locationOf({ city, state }),
      }))
    },
  }
}

const tooManyWaiting =
  'You have sent ten submissions within a day, and they are waiting for review. Please send the next one tomorrow.'

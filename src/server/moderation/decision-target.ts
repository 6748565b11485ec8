import type { Tx } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import { findListing } from '#server/listings/listings.repository.ts'
import { type LockedListing, lockListing } from '#server/listings/locked-listing.repository.ts'
import type { DoneAnswer } from '#shared/contract/moderation.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { presentModerated } from './moderated-presenter.ts'

/** The listing of a decision, and the version that the admin saw. */
export interface DecisionTarget {
  type: Kind
  id: number
  version?: number
}

/** Locks the listing until the transaction ends. Throws if it is gone or has changed since the admin saw it. */
export const lockTarget = async (db: Tx, { type, id, version }: DecisionTarget): Promise<LockedListing> => {
  const listing = await lockListing(db, type, id)
  if (!listing) throw notFound('This listing does not exist any more.')
  if (version !== undefined && version !== listing.version) {
    throw conflict('This listing has changed since you opened it.')
  }
  return listing
}

/** The response to a decision: its result and the current listing. */
export const decisionAnswer = async (db: Tx, { type, id }: DecisionTarget, now: Date, done: DoneAnswer) => {
  const stored = await findListing(db, type, id)
  if (!stored) throw notFound()
  return { ...presentModerated(stored, now), ...done }
}

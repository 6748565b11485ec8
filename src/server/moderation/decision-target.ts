import type { Tx } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { type LockedListing, lockListing } from './decisions.repository.ts'

/** The listing that a decision is about, and which version of it whoever decides has read. */
export interface DecisionTarget {
  type: Kind
  id: number
  version?: number
}

/** Holds the listing until the transaction ends, unless it is gone or no longer what was read. */
export const lockTarget = async (db: Tx, { type, id, version }: DecisionTarget): Promise<LockedListing> => {
  const listing = await lockListing(db, type, id)
  if (!listing) throw notFound('This listing does not exist any more.')
  if (version !== undefined && version !== listing.version) {
    throw conflict('Somebody has changed this listing since you opened it.')
  }
  return listing
}

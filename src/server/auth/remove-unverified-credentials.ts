import type { Queryable } from '#server/db/client.ts'
import { removeFactors } from '#server/second-factor/second-factor.repository.ts'
import * as identities from './identities.repository.ts'

/** A stranger may have created an unconfirmed account and added their own identities and second factors. */
export async function removeUnverifiedCredentials(db: Queryable, userId: string): Promise<void> {
  await identities.removeAllOf(db, userId)
  await removeFactors(db, userId)
}

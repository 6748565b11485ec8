import type { Queryable } from '#server/db/client.ts'
import { removeFactors } from '#server/second-factor/second-factor.repository.ts'
import * as identities from './identities.repository.ts'

/** An account whose address was never confirmed may be a stranger's, with identities and second factors of their own. */
export async function removeUnproven(db: Queryable, userId: string): Promise<void> {
  await identities.removeAllOf(db, userId)
  await removeFactors(db, userId)
}

import { removeExpiredAudit } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import * as tokens from './account-tokens.repository.ts'
import * as sessionRows from './sessions.repository.ts'
import * as attempts from './sign-in-attempts.repository.ts'

/** Expired rows are ignored anyway; this keeps the tables small. */
export async function purgeExpired({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const now = clock()
  await attempts.removeExpired(db, now)
  await removeExpiredAudit(db, now)
  await sessionRows.removeExpired(db, now)
  await tokens.removeExpired(db, now)
}

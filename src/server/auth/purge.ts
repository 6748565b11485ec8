import { removeExpiredAudit } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import * as tokens from './account-tokens.repository.ts'
import * as sessionRows from './sessions.repository.ts'
import * as attempts from './sign-in-attempts.repository.ts'

const hour = 60 * 60 * 1000

interface PurgeDeps {
  db: Db
  clock: () => Date
  logger: { warn(details: object, message: string): void }
  everyMs?: number
}

/** Removes sessions and links that have run out. They are refused without it; this only keeps the tables small. */
export async function purgeExpired({ db, clock }: Pick<PurgeDeps, 'db' | 'clock'>): Promise<number> {
  const now = clock()
  await attempts.removeForgotten(db, now)
  await removeExpiredAudit(db, now)
  return (await sessionRows.removeExpired(db, now)) + (await tokens.removeExpired(db, now))
}

/** Purges once an hour until the returned function is called; a database that is away is tried again next time. */
export function schedulePurge({ db, clock, logger, everyMs = hour }: PurgeDeps): () => void {
  const timer = setInterval(() => {
    purgeExpired({ db, clock }).catch((error) => logger.warn({ err: error }, 'expired sessions stay for now'))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

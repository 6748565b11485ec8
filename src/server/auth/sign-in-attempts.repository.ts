import { eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { signInAttempts } from '#server/db/schema/sessions.ts'

const freeAttempts = 5
const maxDelaySeconds = 900
const expiryMs = 24 * 60 * 60 * 1000

/** Exponential after five attempts: 1, 2, 4 … seconds. */
const delay = sql`case when ${signInAttempts.attempts} < ${freeAttempts} then 0
  else least(power(2, ${signInAttempts.attempts} - ${freeAttempts}), ${maxDelaySeconds}) end * interval '1 second'`

/**
 * Counts an attempt before the password is compared, so that parallel guesses cannot all pass. Returns the seconds to wait,
 * 0 if the attempt is allowed; a refused attempt does not count.
 */
export async function reserveAttempt(db: Queryable, accountKey: string, now: Date): Promise<number> {
  const isExpired = lt(signInAttempts.lastAttemptAt, new Date(now.getTime() - expiryMs))
  const { rowCount } = await db
    .insert(signInAttempts)
    .values({ accountKey, attempts: 1, lastAttemptAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.accountKey,
      set: {
        attempts: sql`case when ${isExpired} then 1 else least(${signInAttempts.attempts} + 1, 30) end`,
        lastAttemptAt: now,
      },
      setWhere: sql`${signInAttempts.lastAttemptAt} + ${delay} <= ${now}::timestamptz`,
    })
  if (rowCount === 1) return 0
  const [row] = await db
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${signInAttempts.lastAttemptAt} + ${delay} - ${now}::timestamptz))::int`,
    })
    .from(signInAttempts)
    .where(eq(signInAttempts.accountKey, accountKey))
  return Math.max(1, row?.seconds ?? 1)
}

export async function clearAttempts(db: Queryable, accountKey: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.accountKey, accountKey))
}

export async function removeExpired(db: Queryable, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.lastAttemptAt, new Date(now.getTime() - expiryMs)))
}

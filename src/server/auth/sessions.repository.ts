import { and, asc, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { users } from '#server/db/schema/users.ts'

type NewSession = Omit<typeof sessions.$inferInsert, 'authenticatedAt' | 'lastSeenAt'> & { createdAt: Date }

export async function insert(db: Queryable, session: NewSession): Promise<void> {
  const { createdAt } = session
  await db.insert(sessions).values({ ...session, authenticatedAt: createdAt, lastSeenAt: createdAt })
}

/** For the state of an unfinished sign-in. */
export const insertAnonymous = (db: Queryable, sid: string, sess: object, now: Date, lifetimeMs: number) =>
  insert(db, { sid, userId: null, sess, createdAt: now, expire: new Date(now.getTime() + lifetimeMs) })

/** Reads role and suspension in the same query, so that a change takes effect at the next request. */
export const findActive = (db: Queryable, sid: string, now: Date) => {
  const { id, createdAt, authenticatedAt, lastSeenAt } = sessions
  return firstRow(
    db
      .select({ userId: users.id, role: users.role, id, createdAt, authenticatedAt, lastSeenAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.sid, sid), gt(sessions.expire, now), isNull(users.suspendedAt))),
  )
}

export async function markSeen(db: Queryable, sid: string, seen: { lastSeenAt: Date; expire: Date }) {
  await db.update(sessions).set(seen).where(eq(sessions.sid, sid))
}

/** The row keeps its id, its age and its place in the list of devices. False when it has ended. */
export async function renew(db: Queryable, id: string, renewed: { sid: string; authenticatedAt: Date }) {
  const { rowCount } = await db.update(sessions).set(renewed).where(eq(sessions.id, id))
  return rowCount === 1
}

export const findAllOf = (db: Queryable, userId: string, now: Date) => {
  const { id, device, createdAt, lastSeenAt } = sessions
  return db
    .select({ id, device, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), asc(sessions.id))
}

export async function removeById(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
  return rowCount === 1
}

/** The account whose session ended, or null. */
export async function remove(db: Queryable, sid: string): Promise<string | null> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.sid, sid))
    .returning({ userId: sessions.userId })
  return ended?.userId ?? null
}

export async function removeAllOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Deletes the row, so that only one of two concurrent calls gets it. */
export async function takeAnonymous(db: Queryable, sid: string, now: Date): Promise<unknown> {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.sid, sid), isNull(sessions.userId)))
    .returning({ sess: sessions.sess, expire: sessions.expire })
  return row && row.expire > now ? row.sess : null
}

/** Like `takeAnonymous`, but the row stays for another attempt. */
export async function findAnonymous(db: Queryable, sid: string, now: Date): Promise<unknown> {
  const [row] = await db
    .select({ sess: sessions.sess })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), isNull(sessions.userId), gt(sessions.expire, now)))
  return row?.sess ?? null
}

export async function removeExpired(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expire, now))
}

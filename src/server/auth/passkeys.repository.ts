import { and, asc, eq, lt, or } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { passkeys } from '#server/db/schema/passkeys.ts'

export type StoredPasskey = typeof passkeys.$inferSelect

export const findPasskeysOf = (db: Queryable, userId: string): Promise<StoredPasskey[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

export const findPasskey = (db: Queryable, id: string) =>
  firstRow(db.select().from(passkeys).where(eq(passkeys.id, id)))

/** Null when the credential is registered already. */
export const insertPasskey = (db: Queryable, passkey: typeof passkeys.$inferInsert) =>
  firstRow(db.insert(passkeys).values(passkey).onConflictDoNothing().returning())

const own = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

export const renamePasskey = (db: Queryable, userId: string, id: string, name: string) =>
  firstRow(db.update(passkeys).set({ name }).where(own(userId, id)).returning())

export const deletePasskey = async (db: Queryable, userId: string, id: string): Promise<boolean> =>
  (await db.delete(passkeys).where(own(userId, id))).rowCount === 1

/** False when a cloned authenticator has used a higher counter; many authenticators always send 0. */
export const recordUse = async (db: Queryable, id: string, counter: number, now: Date): Promise<boolean> => {
  const isNext = or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), eq(passkeys.counter, counter)),
  )
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNext))
  return rowCount === 1
}

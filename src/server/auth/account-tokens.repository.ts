import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { accountTokens } from '#server/db/schema/sessions.ts'

export type TokenPurpose = typeof accountTokens.$inferSelect.purpose

export async function insert(db: Queryable, token: typeof accountTokens.$inferInsert): Promise<void> {
  await db.insert(accountTokens).values(token)
}

/** An unexpired link, used or not. */
export const findCurrent = (db: Queryable, purpose: TokenPurpose, tokenHash: string, now: Date) => {
  const { userId, email, usedAt } = accountTokens
  const select = db.select({ userId, email, usedAt }).from(accountTokens)
  return firstRow(select.where(isCurrent(purpose, tokenHash, now)))
}

/** Marks a link as used; false when another call was first. */
export async function use(db: Queryable, purpose: TokenPurpose, tokenHash: string, now: Date) {
  const { rowCount } = await db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(isCurrent(purpose, tokenHash, now), isNull(accountTokens.usedAt)))
  return rowCount === 1
}

export const countSince = (
  db: Queryable,
  userId: string,
  purpose: TokenPurpose,
  since: Date,
): Promise<number> => db.$count(accountTokens, and(isOf(userId, purpose), gt(accountTokens.createdAt, since)))

export async function removeOthersOf(
  db: Queryable,
  userId: string,
  purpose: TokenPurpose,
  tokenHash: string,
): Promise<void> {
  await db.delete(accountTokens).where(and(isOf(userId, purpose), ne(accountTokens.tokenHash, tokenHash)))
}

export async function removeExpired(db: Queryable, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, now))
}

const isOf = (userId: string, purpose: TokenPurpose) =>
  and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose))

const isCurrent = (purpose: TokenPurpose, tokenHash: string, now: Date) =>
  and(
    eq(accountTokens.tokenHash, tokenHash),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, now),
  )

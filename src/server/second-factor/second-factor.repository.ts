import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { passkeys } from '#server/db/schema/passkeys.ts'
import { recoveryCodes, totpFactors } from '#server/db/schema/second-factors.ts'
import type { FactorMethod } from '#shared/contract/second-factor.ts'

const isConfirmed = isNotNull(totpFactors.confirmedAt)
const isOf = (userId: string) => eq(totpFactors.userId, userId)

export const hasTotp = async (db: Queryable, userId: string): Promise<boolean> =>
  (await db.$count(totpFactors, and(isOf(userId), isConfirmed))) > 0

/** The methods of the second step; empty when the password is enough. */
export const findMethods = async (db: Queryable, userId: string): Promise<FactorMethod[]> => {
  const hasPasskey = (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0
  return [
    ...((await hasTotp(db, userId)) ? ['totp' as const] : []),
    ...(hasPasskey ? ['passkey' as const] : []),
  ]
}

export const hasFactor = async (db: Queryable, userId: string): Promise<boolean> =>
  (await findMethods(db, userId)).length > 0

export const findTotp = (db: Queryable, userId: string) =>
  firstRow(db.select().from(totpFactors).where(isOf(userId)))

/** Restarts an unconfirmed set-up; false when one-time codes are already on. */
export const startTotp = async (db: Queryable, userId: string, sealedSecret: string, createdAt: Date) => {
  const { rowCount } = await db
    .insert(totpFactors)
    .values({ userId, sealedSecret, createdAt })
    .onConflictDoUpdate({
      target: totpFactors.userId,
      set: { sealedSecret, createdAt, lastStep: null },
      setWhere: isNull(totpFactors.confirmedAt),
    })
  return rowCount === 1
}

/** Prevents replay: false when this step or a later one was used before. */
export const useStep = async (db: Queryable, userId: string, step: number, confirmedAt?: Date) => {
  const { rowCount } = await db
    .update(totpFactors)
    .set({ lastStep: step, ...(confirmedAt && { confirmedAt }) })
    .where(and(isOf(userId), or(isNull(totpFactors.lastStep), lt(totpFactors.lastStep, step))))
  return rowCount === 1
}

export const replaceRecoveryCodes = async (
  db: Queryable,
  userId: string,
  hashes: string[],
  createdAt: Date,
): Promise<void> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt })))
}

/** False when there is no such code, or it was used before. */
export const useRecoveryCode = async (db: Queryable, userId: string, codeHash: string, now: Date) => {
  const { rowCount } = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
  return rowCount === 1
}

export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))

/** False when one-time codes were off. */
export const removeTotp = async (db: Queryable, userId: string): Promise<boolean> => {
  const removed = await db
    .delete(totpFactors)
    .where(isOf(userId))
    .returning({ confirmedAt: totpFactors.confirmedAt })
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}

export const removeRecoveryCodes = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Removes every second factor; false when there was none. */
export const removeFactors = async (db: Queryable, userId: string): Promise<boolean> => {
  const had = await hasFactor(db, userId)
  await removeRecoveryCodes(db, userId)
  await removeTotp(db, userId)
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
  return had
}

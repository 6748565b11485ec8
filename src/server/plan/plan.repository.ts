import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { planTicks } from '#server/db/schema/plan.ts'

export const findTicks = async (db: Queryable, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ itemId: planTicks.itemId })
    .from(planTicks)
    .where(eq(planTicks.userId, userId))
    .orderBy(asc(planTicks.itemId))
  return rows.map((row) => row.itemId)
}

/** Idempotent, for two open tabs. */
export const insertTick = async (db: Queryable, userId: string, itemId: string, now: Date): Promise<void> => {
  await db.insert(planTicks).values({ userId, itemId, createdAt: now }).onConflictDoNothing()
}

export const deleteTick = async (db: Queryable, userId: string, itemId: string): Promise<void> => {
  await db.delete(planTicks).where(and(eq(planTicks.userId, userId), eq(planTicks.itemId, itemId)))
}

import { eq, lt } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { type UndoValues, undoValues } from '#server/db/schema/moderation.ts'

export const saveUndoValues = async (db: Queryable, auditId: number, restores: UndoValues, now: Date) => {
  await db.insert(undoValues).values({ auditId, restores, createdAt: now })
}

export const findUndoValues = async (db: Queryable, auditId: number): Promise<UndoValues | null> => {
  const [found] = await db.select().from(undoValues).where(eq(undoValues.auditId, auditId))
  return found?.restores ?? null
}

export const removeUndoValuesBefore = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(undoValues).where(lt(undoValues.createdAt, before))
}

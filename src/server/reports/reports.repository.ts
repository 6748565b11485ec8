import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { reports } from '#server/db/schema/community.ts'

export type StoredReport = typeof reports.$inferSelect
type NewReport = Pick<
  StoredReport,
  'userId' | 'reportType' | 'itemType' | 'itemId' | 'reason' | 'description' | 'createdAt'
>

/** Upsert: a user has at most one open report of an item. */
export const saveReport = async (db: Queryable, report: NewReport): Promise<StoredReport> => {
  const { reason, description } = report
  const [row] = await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.userId, reports.reportType, reports.itemId],
      targetWhere: sql`not is_resolved`,
      set: { reason, description },
    })
    .returning()
  if (!row) throw new Error('The upsert returned no row')
  return row
}

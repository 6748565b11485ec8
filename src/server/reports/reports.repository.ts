import type { Queryable } from '#server/db/client.ts'
import { reports } from '#server/db/schema/community.ts'

export type StoredReport = typeof reports.$inferSelect
type NewReport = Pick<
  StoredReport,
  'userId' | 'reportType' | 'itemType' | 'itemId' | 'reason' | 'description' | 'createdAt'
>

export const insertReport = async (db: Queryable, report: NewReport): Promise<StoredReport> => {
  const [row] = await db.insert(reports).values(report).returning()
  if (!row) throw new Error('A report was not there right after it was written')
  return row
}

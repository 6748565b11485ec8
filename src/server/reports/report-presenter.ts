import type { Report } from '#shared/contract/reports.ts'
import type { StoredReport } from './reports.repository.ts'

export const presentReport = (report: StoredReport): Report => ({
  id: report.id,
  userId: report.userId,
  reportType: report.reportType,
  itemType: report.itemType,
  itemId: report.itemId,
  reason: report.reason,
  description: report.description,
  isResolved: report.isResolved,
  createdAt: report.createdAt.toISOString(),
})

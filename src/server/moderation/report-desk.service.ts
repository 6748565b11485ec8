import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { notFound } from '#server/errors.ts'
import { presentReport } from '#server/reports/report-presenter.ts'
import type { AdminReport, HideAnswer, ResolveAnswer } from '#shared/contract/moderation.ts'
import * as rows from './report-desk.repository.ts'
import { presentReports } from './report-desk-presenter.ts'

/** Open reports first. */
const maxEntries = 1000
/** Per entry; `reportCount` counts all. */
const maxReasons = 20

export type ReportDeskService = ReturnType<typeof createReportDeskService>

export const createReportDeskService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async list(): Promise<AdminReport[]> {
    const groups = await rows.findReportGroups(db, { limit: maxEntries, idsEach: maxReasons })
    const found = await rows.findReports(
      db,
      groups.flatMap(({ ids }) => ids),
    )
    const byId = new Map(found.map((one) => [one.report.id, one]))
    return groups.flatMap(({ ids, reportCount }) => {
      const [newest, ...others] = ids.flatMap((id) => byId.get(id) ?? [])
      return newest ? presentReports([newest, ...others], reportCount) : []
    })
  },

  /** Resolves all open reports of the item. */
  async resolve(actor: Actor, id: number): Promise<ResolveAnswer> {
    return transact(db, async (db) => {
      const [report] = await rows.lockReports(db, [id])
      if (!report) throw notFound()
      const { reportType, itemType, itemId } = report
      const done = { ...presentReport(report), isResolved: true, message: 'Report resolved successfully' }
      if (report.isResolved) return { ...done, auditId: null }
      const reportIds = await rows.resolveReportsOf(db, report)
      const auditId = await recordAudit(db, actor, clock(), {
        action: 'resolve-report',
        itemType: 'report',
        itemId: id,
        before: { reportType, itemType, itemId, isResolved: false },
        after: { reportType, itemType, itemId, isResolved: true, reportIds },
      })
      return { ...done, auditId }
    })
  },

  async hideReview(actor: Actor, id: number, isHidden: boolean): Promise<HideAnswer> {
    const message = isHidden ? 'Review hidden successfully' : 'Review shown again'
    return transact(db, async (db) => {
      const review = await rows.lockReview(db, id)
      if (!review) throw notFound()
      if ((review.hiddenAt !== null) === isHidden) return { message, auditId: null, isHidden }
      await rows.setHidden(db, id, isHidden ? clock() : null)
      const { title, listingId } = review
      const auditId = await recordAudit(db, actor, clock(), {
        action: isHidden ? 'hide-review' : 'unhide-review',
        itemType: 'review',
        itemId: id,
        before: { title, listingId, isHidden: !isHidden },
        after: { title, listingId, isHidden },
      })
      return { message, auditId, isHidden }
    })
  },
})

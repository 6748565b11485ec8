import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { invalidField, notFound } from '#server/errors.ts'
import { findListingState } from '#server/listings/listing-state.repository.ts'
import { findReview } from '#server/reviews/reviews.repository.ts'
import type { CreateReportBody, Report } from '#shared/contract/reports.ts'
import { parseKind } from '#shared/listings/kinds.ts'
import { presentReport } from './report-presenter.ts'
import { saveReport } from './reports.repository.ts'

export type ReportService = ReturnType<typeof createReportService>

export const createReportService = ({ db, clock }: { db: Db; clock: () => Date }) => {
  const itemTypeOf = async ({ reportType, itemType, itemId }: CreateReportBody): Promise<string> => {
    if (reportType !== 'listing') {
      if (itemType !== reportType)
        throw invalidField('itemType', `A ${reportType}'s report has the itemType ${reportType}`)
      const found = await findReview(db, itemId)
      if (!found || (reportType === 'reply' && !found.reply)) throw notFound()
      return reportType
    }
    const kind = parseKind(itemType)
    if (!kind) throw invalidField('itemType', 'itemType must be tutoring, camp, internship, job or event')
    const listing = await findListingState(db, kind, itemId)
    if (!listing?.isLive) throw notFound()
    return kind
  }

  return {
    async create(actor: Actor, body: CreateReportBody): Promise<Report> {
      const itemType = await itemTypeOf(body)
      return presentReport(
        await saveReport(db, { ...body, itemType, userId: actor.userId, createdAt: clock() }),
      )
    },
  }
}

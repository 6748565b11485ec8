import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { badRequest, notFound } from '#server/errors.ts'
import { findListingState } from '#server/listings/listing-state.repository.ts'
import { findReview } from '#server/reviews/reviews.repository.ts'
import type { CreateReportBody, Report } from '#shared/contract/reports.ts'
import { parseKind } from '#shared/listings/kinds.ts'
import { presentReport } from './report-presenter.ts'
import { saveReport } from './reports.repository.ts'

export interface ReportService {
  create(actor: Actor, body: CreateReportBody): Promise<Report>
}

export const createReportService = ({ db, clock }: { db: Db; clock: () => Date }): ReportService => {
  const itemTypeOf = async ({ reportType, itemType, itemId }: CreateReportBody): Promise<string> => {
    if (reportType === 'review') {
      if (itemType !== 'review') {
        const message = "A review's report has the itemType review"
        throw badRequest(message, [{ field: 'itemType', message }])
      }
      if (!(await findReview(db, itemId))) throw notFound()
      return 'review'
    }
    const kind = parseKind(itemType)
    if (!kind) {
      const message = 'itemType must be tutoring, camp, internship, job or event'
      throw badRequest(message, [{ field: 'itemType', message }])
    }
    const listing = await findListingState(db, kind, itemId)
    if (!listing?.isLive) throw notFound()
    return kind
  }

  return {
    async create(actor, body) {
      const itemType = await itemTypeOf(body)
      return presentReport(
        await saveReport(db, { ...body, itemType, userId: actor.userId, createdAt: clock() }),
      )
    },
  }
}

import { and, asc, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Tx } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { reports, reviewReplies, reviews } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { nameColumns, users } from '#server/db/schema/users.ts'
import type { StoredReport } from '#server/reports/reports.repository.ts'
import { lockListingOfReview, replyOf } from '#server/reviews/reviews.repository.ts'

const reviewers = alias(users, 'reviewers')

export interface ReportGroup {
  /** Newest first, at most `idsEach`. */
  ids: number[]
  reportCount: number
}

/** One entry per item: open ones first, then the most recently reported. Reads only the newest resolved reports. */
export const findReportGroups = async (
  db: Queryable,
  { limit, idsEach }: { limit: number; idsEach: number },
): Promise<ReportGroup[]> => {
  const grouped = (from: SQL) => sql`
    select (array_agg(id order by created_at desc, id desc))[1:${sql.raw(String(idsEach))}] as ids,
      count(*)::int as "reportCount", max(created_at) as newest, is_resolved
    from ${from} group by report_type, item_type, item_id, is_resolved`
  const { rows } = await db.execute<ReportGroup & Record<string, unknown>>(sql`
    select ids, "reportCount" from (
      ${grouped(sql`(select * from ${reports} where not is_resolved) as open`)}
      union all
      ${grouped(sql`(select * from ${reports} where is_resolved order by created_at desc, id desc limit ${limit}) as done`)}
    ) as entries
    order by is_resolved, newest desc, ids[1] desc
    limit ${limit}`)
  return rows
}

export type ReportOnDesk = Awaited<ReturnType<typeof findReports>>[number]

/** Reports with their items, if these still exist. */
export const findReports = (db: Queryable, ids: number[]) =>
  db
    .select({
      report: reports,
      listing: {
        id: listings.id,
        kind: listings.kind,
        title: listings.title,
        isLive: listings.isLive,
        trashedAt: listings.trashedAt,
      },
      review: reviews,
      reply: { content: reviewReplies.content, updatedAt: reviewReplies.updatedAt },
      reporter: nameColumns,
      reviewer: {
        id: reviewers.id,
        nickname: reviewers.nickname,
        firstName: reviewers.firstName,
        lastName: reviewers.lastName,
        email: reviewers.email,
      },
    })
    .from(reports)
    .leftJoin(reviews, and(ne(reports.reportType, 'listing'), eq(reviews.id, reports.itemId)))
    .leftJoin(
      listings,
      and(
        // One equality uses the primary key; an `or` would compare each report with every listing.
        eq(
          listings.id,
          sql`case when ${reports.reportType} = 'listing' then ${reports.itemId} else ${reviews.listingId} end`,
        ),
        // The id may belong to a listing of another kind by now.
        or(ne(reports.reportType, 'listing'), eq(listings.kind, sql`${reports.itemType}`)),
      ),
    )
    .leftJoin(reviewReplies, replyOf)
    .leftJoin(users, eq(users.id, reports.userId))
    .leftJoin(reviewers, eq(reviewers.id, reviews.userId))
    .where(inArray(reports.id, ids))

/** Sorted by id, so that two admins who lock the reports of one item never deadlock. */
export const lockReports = (db: Tx, ids: number[]): Promise<StoredReport[]> =>
  db.select().from(reports).where(inArray(reports.id, ids)).orderBy(asc(reports.id)).for('update')

/** Resolves every open report of the item and returns their ids. */
export const resolveReportsOf = async (
  db: Tx,
  { reportType, itemId }: Pick<StoredReport, 'reportType' | 'itemId'>,
): Promise<number[]> => {
  const isOpen = and(
    eq(reports.reportType, reportType),
    eq(reports.itemId, itemId),
    eq(reports.isResolved, false),
  )
  const open = await db
    .select({ id: reports.id })
    .from(reports)
    .where(isOpen)
    .orderBy(asc(reports.id))
    .for('update')
  const ids = open.map(({ id }) => id)
  if (ids.length > 0) await db.update(reports).set({ isResolved: true }).where(inArray(reports.id, ids))
  return ids
}

/** Skips a report if the same person has reported the item again: each person has one open report per item. */
export const reopenReports = async (db: Tx, ids: number[]): Promise<void> => {
  const isReportedAgain = sql`exists (
    select from ${reports} as again
    where again.user_id = ${reports.userId} and again.report_type = ${reports.reportType}
      and again.item_id = ${reports.itemId} and not again.is_resolved
  )`
  await db
    .update(reports)
    .set({ isResolved: false })
    .where(and(inArray(reports.id, ids), not(isReportedAgain)))
}

/** Null for a missing review or one of a listing in the trash. */
export const lockReview = async (db: Tx, id: number) => {
  if (!(await lockListingOfReview(db, id))) return null
  return firstRow(db.select().from(reviews).where(eq(reviews.id, id)).for('update'))
}

/** A trigger updates the listing's counters: a hidden review does not count. */
export const setHidden = async (db: Queryable, id: number, hiddenAt: Date | null): Promise<void> => {
  await db.update(reviews).set({ hiddenAt }).where(eq(reviews.id, id))
}

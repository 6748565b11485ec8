import { and, asc, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Tx } from '#server/db/client.ts'
import { reports, reviews } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { StoredReport } from '#server/reports/reports.repository.ts'

const reviewers = alias(users, 'reviewers')

const named = (person: typeof users | typeof reviewers) => ({
  // Drizzle takes the whole person for absent when the first column is null, so that one must be the key.
  id: person.id,
  nickname: person.nickname,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
})

export interface ReportGroup {
  /** Of at most so many reports, the newest first. */
  ids: number[]
  reportCount: number
}

/**
 * The reports of one item are one entry: what is open first, then what was reported last. Of what is resolved, the newest
 * reports are enough.
 */
export const findReportGroups = async (
  db: Queryable,
  { most, idsEach }: { most: number; idsEach: number },
): Promise<ReportGroup[]> => {
  const grouped = (from: SQL) => sql`
    select (array_agg(id order by created_at desc, id desc))[1:${sql.raw(String(idsEach))}] as ids,
      count(*)::int as "reportCount", max(created_at) as newest, is_resolved
    from ${from} group by report_type, item_type, item_id, is_resolved`
  const { rows } = await db.execute<ReportGroup & Record<string, unknown>>(sql`
    select ids, "reportCount" from (
      ${grouped(sql`(select * from ${reports} where not is_resolved) as open`)}
      union all
      ${grouped(sql`(select * from ${reports} where is_resolved order by created_at desc, id desc limit ${most}) as done`)}
    ) as entries
    order by is_resolved, newest desc, ids[1] desc
    limit ${most}`)
  return rows
}

export type ReportOnDesk = Awaited<ReturnType<typeof findReports>>[number]

/** Each with what it is about, as far as that still exists. */
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
      reporter: named(users),
      reviewer: named(reviewers),
    })
    .from(reports)
    .leftJoin(reviews, and(eq(reports.reportType, 'review'), eq(reviews.id, reports.itemId)))
    .leftJoin(
      listings,
      and(
        // One equation, so that the key finds the listing: by an 'or' each report would be held against them all.
        eq(
          listings.id,
          sql`case when ${reports.reportType} = 'review' then ${reviews.listingId} else ${reports.itemId} end`,
        ),
        // The type is compared as well: an id that now belongs to another kind is another thing.
        or(eq(reports.reportType, 'review'), eq(listings.kind, sql`${reports.itemType}`)),
      ),
    )
    .leftJoin(users, eq(users.id, reports.userId))
    .leftJoin(reviewers, eq(reviewers.id, reviews.userId))
    .where(inArray(reports.id, ids))

/** In the order of the ids, so that two admins who lock the reports of one item never deadlock. */
export const lockReports = (db: Tx, ids: number[]): Promise<StoredReport[]> =>
  db.select().from(reports).where(inArray(reports.id, ids)).orderBy(asc(reports.id)).for('update')

/** Resolves every open report of the item, and answers their ids. */
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

/** A report stays resolved when the same person has reported the item again: there is one open report of each. */
export const reopenReports = async (db: Tx, ids: number[]): Promise<void> => {
  const again = alias(reports, 'again')
  await db
    .update(reports)
    .set({ isResolved: false })
    .where(
      and(
        inArray(reports.id, ids),
        notExists(
          db
            .select({ one: sql`1` })
            .from(again)
            .where(
              and(
                eq(again.userId, reports.userId),
                eq(again.reportType, reports.reportType),
                eq(again.itemId, reports.itemId),
                eq(again.isResolved, false),
              ),
            ),
        ),
      ),
    )
}

/**
 * Null when there is no such review, or when its listing is in the trash. Locks the listing before the review, because its
 * counters follow: every transaction takes the two in this order.
 */
export const lockReview = async (db: Tx, id: number) => {
  const listingId = db.select({ id: reviews.listingId }).from(reviews).where(eq(reviews.id, id))
  const listing = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.id, listingId), notTrashed))
    .for('no key update')
  if (listing.length === 0) return null
  const [found] = await db.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return found ?? null
}

/** The listing's counters follow by themselves: a hidden review counts for nothing. */
export const setHidden = async (db: Queryable, id: number, hiddenAt: Date | null): Promise<void> => {
  await db.update(reviews).set({ hiddenAt }).where(eq(reviews.id, id))
}

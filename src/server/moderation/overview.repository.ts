import { and, count, eq, gte, inArray, lt, min, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { claims } from '#server/db/schema/claims.ts'
import { reports } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { listingEdits } from '#server/db/schema/moderation.ts'
import { users } from '#server/db/schema/users.ts'
import { isLive } from '#server/listings/is-live.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import { type Kind, kindNames } from '#shared/listings/kinds.ts'
import { isWaiting } from './queue.repository.ts'

export interface Waiting {
  total: number
  totals: { kind: Kind; total: number }[]
  edits: number
  claims: number
  oldest: Date | null
}

/** Pending submissions, edits and claims, with the time of the oldest. */
export const findWaiting = async (db: Queryable): Promise<Waiting> => {
  const submissions = await db
    .select({ kind: listings.kind, total: count(), oldest: min(listings.submittedAt) })
    .from(listings)
    .where(isWaiting)
    .groupBy(listings.kind)
  const [edits] = await db
    .select({ total: count(), oldest: min(listingEdits.createdAt) })
    .from(listingEdits)
    .innerJoin(listings, and(eq(listings.id, listingEdits.listingId), notTrashed))
  const [open] = await db
    .select({ total: count(), oldest: min(claims.createdAt) })
    .from(claims)
    .innerJoin(listings, and(eq(listings.id, claims.listingId), notTrashed))
    .where(eq(claims.status, 'open'))
  const moments = [...submissions, ...(edits ? [edits] : []), ...(open ? [open] : [])].flatMap(
    ({ oldest }) => oldest ?? [],
  )
  const [editCount, claimCount] = [edits?.total ?? 0, open?.total ?? 0]
  return {
    total: submissions.reduce((sum, { total }) => sum + total, editCount + claimCount),
    totals: submissions,
    edits: editCount,
    claims: claimCount,
    oldest: moments.length === 0 ? null : new Date(Math.min(...moments.map(Number))),
  }
}

/** The open reports of one item count once, as in the queue. */
export const countOpenReports = async (db: Queryable): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(distinct (${reports.reportType}, ${reports.itemId}))::int` })
    .from(reports)
    .where(eq(reports.isResolved, false))
  return row?.total ?? 0
}

/** Names all kinds, because the index of deadlines starts with the kind. */
export const countPastDeadline = (db: Queryable, today: string): Promise<number> =>
  db.$count(listings, and(inArray(listings.kind, kindNames), isLive, lt(listings.closesOn, today)))

export interface Arrivals {
  last30Days: number
  weeks: number[]
}

/** Sign-ups of the last thirty days, and of each of the last twelve weeks, oldest first. */
export const countNewPeople = async (db: Queryable, now: Date): Promise<Arrivals> =>
  arrivals(await findArrivals(db, users, now))

export const countNewReports = async (db: Queryable, now: Date): Promise<Arrivals> =>
  arrivals(await findArrivals(db, reports, now))

/** Live and pending listings are counted separately, because each has a partial index by time. */
export const countNewListings = async (db: Queryable, now: Date): Promise<Arrivals> => {
  const found = [isLive, isWaiting].map((where) => findArrivals(db, listings, now, where))
  return arrivals((await Promise.all(found)).flat())
}

const findArrivals = (
  db: Queryable,
  table: typeof users | typeof reports | typeof listings,
  now: Date,
  where?: SQL,
) =>
  db
    .select(arrivalColumns(table.createdAt, now))
    .from(table as typeof users)
    .where(and(where, gte(table.createdAt, weeksBefore(now))))
    .groupBy(sql`1`)

const day = 86_400_000
const weeksShown = 12
const weeksBefore = (now: Date) => new Date(now.getTime() - weeksShown * 7 * day)

const arrivalColumns = (column: PgColumn, now: Date) => ({
  weeksAgo: sql<number>`floor(extract(epoch from (${now.toISOString()}::timestamptz - ${column})) / 604800)::int`,
  total: sql<number>`count(*)::int`,
  recent: sql<number>`(count(*) filter (where ${column} > ${new Date(now.getTime() - 30 * day).toISOString()}::timestamptz))::int`,
})

const arrivals = (rows: { weeksAgo: number; total: number; recent: number }[]): Arrivals => {
  const weeks = Array.from({ length: weeksShown }, () => 0)
  let last30Days = 0
  for (const { weeksAgo, total, recent } of rows) {
    // With clock skew the newest rows would fall into the next week.
    const place = weeksShown - 1 - Math.min(Math.max(weeksAgo, 0), weeksShown - 1)
    weeks[place] = (weeks[place] ?? 0) + total
    last30Days += recent
  }
  return { last30Days, weeks }
}

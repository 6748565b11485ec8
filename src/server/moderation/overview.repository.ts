import { and, count, eq, gte, inArray, lt, min, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
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
  oldest: Date | null
}

/** What waits for a decision, edits of live listings included, and since when the oldest of it does. */
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
  const moments = [...submissions, ...(edits ? [edits] : [])].flatMap(({ oldest }) => oldest ?? [])
  const editCount = edits?.total ?? 0
  return {
    total: submissions.reduce((sum, { total }) => sum + total, editCount),
    totals: submissions,
    edits: editCount,
    oldest: moments.length === 0 ? null : new Date(Math.min(...moments.map(Number))),
  }
}

/** As the queue shows them: the open reports of one item count once. */
export const countOpenReports = async (db: Queryable): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(distinct (${reports.reportType}, ${reports.itemId}))::int` })
    .from(reports)
    .where(eq(reports.isResolved, false))
  return row?.total ?? 0
}

export const countPastDeadline = async (db: Queryable, today: string): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(listings)
    // The kinds are named because the index of deadlines begins with them.
    .where(and(inArray(listings.kind, kindNames), isLive, lt(listings.closesOn, today)))
  return row?.total ?? 0
}

export interface Arrivals {
  last30Days: number
  weeks: number[]
}

/** How many people signed up: in thirty days, and in each of the last twelve weeks, the oldest first. */
export const countNewPeople = async (db: Queryable, now: Date): Promise<Arrivals> =>
  arrivals(
    await db
      .select(arrivalColumns(users.createdAt, now))
      .from(users)
      .where(gte(users.createdAt, weeksBefore(now)))
      .groupBy(sql`1`),
  )

export const countNewReports = async (db: Queryable, now: Date): Promise<Arrivals> =>
  arrivals(
    await db
      .select(arrivalColumns(reports.createdAt, now))
      .from(reports)
      .where(gte(reports.createdAt, weeksBefore(now)))
      .groupBy(sql`1`),
  )

/** Live ones and those that wait: each half has an index by time of its own, and together they are what is new. */
export const countNewListings = async (db: Queryable, now: Date): Promise<Arrivals> => {
  const [live, waiting] = await Promise.all([
    db
      .select(arrivalColumns(listings.createdAt, now))
      .from(listings)
      .where(and(isLive, gte(listings.createdAt, weeksBefore(now))))
      .groupBy(sql`1`),
    db
      .select(arrivalColumns(listings.createdAt, now))
      .from(listings)
      .where(and(isWaiting, gte(listings.createdAt, weeksBefore(now))))
      .groupBy(sql`1`),
  ])
  return arrivals([...live, ...waiting])
}

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
    // A clock that runs behind the database's puts the newest into the week to come; it belongs to this one.
    const place = weeksShown - 1 - Math.min(Math.max(weeksAgo, 0), weeksShown - 1)
    weeks[place] = (weeks[place] ?? 0) + total
    last30Days += recent
  }
  return { last30Days, weeks }
}

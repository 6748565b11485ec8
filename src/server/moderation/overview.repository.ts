import { and, count, eq, gte, inArray, lt, min, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { claims } from '#server/db/schema/claims.ts'
import { reports } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { listingEdits } from '#server/db/schema/moderation.ts'
import { users } from '#server/db/schema/users.ts'
import { isLive } from '#server/listings/is-live.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { Overview } from '#shared/contract/moderation.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import { countWaiting, isWaiting } from './queue.repository.ts'

/** Pending submissions, edits and claims, with the time of the oldest. */
export const findWaiting = async (db: Queryable) => {
  const submissions = await countWaiting(db)
  const [edits] = await db
    .select({ total: count(), oldest: min(listingEdits.createdAt) })
    .from(listingEdits)
    .innerJoin(listings, and(eq(listings.id, listingEdits.listingId), notTrashed))
  const [open] = await db
    .select({ total: count(), oldest: min(claims.createdAt) })
    .from(claims)
    .innerJoin(listings, and(eq(listings.id, claims.listingId), notTrashed))
    .where(eq(claims.status, 'open'))
  const moments = [...submissions, edits, open].flatMap((found) => found?.oldest ?? [])
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

type Arrivals = Overview['people']

export const countNewPeople = (db: Queryable, now: Date): Promise<Arrivals> => countArrivals(db, now, users)

export const countNewReports = (db: Queryable, now: Date): Promise<Arrivals> =>
  countArrivals(db, now, reports)

/** Live and pending listings are counted separately, because each has a partial index by time. */
export const countNewListings = (db: Queryable, now: Date): Promise<Arrivals> =>
  countArrivals(db, now, listings, [isLive, isWaiting])

const dayMs = 86_400_000

/** Rows of the last thirty days, and of each of the last twelve weeks, oldest first. */
const countArrivals = async (
  db: Queryable,
  now: Date,
  table: typeof users | typeof reports | typeof listings,
  conditions: (SQL | undefined)[] = [undefined],
): Promise<Arrivals> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const added = conditions.map((condition) => {
    const isRecent = and(condition, gte(table.createdAt, daysAgo(12 * 7)))
    return sql`select created_at from ${table} where ${isRecent}`
  })
  const { rows } = await db.execute<Arrivals>(sql`
    with counted as (
      -- With clock skew the newest rows would fall into the next week.
      select least(greatest(floor(extract(epoch from ${now}::timestamptz - created_at) / 604800), 0), 11)::int as week,
        count(*)::int as total, (count(*) filter (where created_at > ${daysAgo(30)}))::int as recent
      from (${sql.join(added, sql` union all `)}) as added
      group by week
    )
    select coalesce(sum(recent), 0)::int as "last30Days", array_agg(coalesce(total, 0) order by week desc) as weeks
    from generate_series(0, 11) as week left join counted using (week)`)
  return rows[0] ?? { last30Days: 0, weeks: [] }
}

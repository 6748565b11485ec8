import { and, asc, eq, getTableColumns, gte, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable, Tx } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { linkChecks } from '#server/db/schema/link-checks.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { LinkProblem } from '#shared/contract/link-flags.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'

/** The URL fields of every kind. */
const linkFields = kindNames.flatMap((kind) => {
  const table: PgTable = factTables[kind]
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return Object.entries(kindOf(kind).fields).flatMap(([field, { type }]) => {
    const column = columns[field]
    return type === 'url' && column ? [{ field, column, table, listingId: factTables[kind].listingId }] : []
  })
})

/** The current links of all listings. */
const links = sql`(${sql.join(
  linkFields.map(
    ({ field, column, table, listingId }) =>
      sql`select ${listingId} as listing_id, ${field}::text as field, ${column} as url from ${table} where ${column} is not null`,
  ),
  sql` union all `,
)}) as links`
const link = {
  listingId: sql<number>`links.listing_id`,
  field: sql<string>`links.field`,
  url: sql<string>`links.url`,
}

export type DueLink = Awaited<ReturnType<typeof findDueLinks>>[number]

interface DueLinks {
  /** Links with a later check are not due. */
  checkedBefore: Date
  /** Events before this day are over. */
  today: string
  limit: number
}

/** Links of live listings that are new, changed or due, oldest check first. */
export const findDueLinks = (db: Queryable, { checkedBefore, today, limit }: DueLinks) =>
  db
    .select(link)
    .from(links)
    .innerJoin(listings, eq(listings.id, link.listingId))
    .leftJoin(linkChecks, and(eq(linkChecks.listingId, link.listingId), eq(linkChecks.field, link.field)))
    .where(
      and(
        listings.isLive,
        or(isNull(listings.eventDate), gte(listings.eventDate, today)),
        or(isNull(linkChecks.id), ne(linkChecks.url, link.url), lte(linkChecks.checkedAt, checkedBefore)),
      ),
    )
    .orderBy(sql`${linkChecks.checkedAt} nulls first`, asc(link.listingId), asc(link.field))
    .limit(limit)

export interface CheckedLink extends DueLink {
  checkedAt: Date
  /** Null if the link works; undefined if unknown, which changes only the time of the check. */
  problem: LinkProblem | null | undefined
  detail?: string
  movedTo?: string
}

/**
 * A changed link starts without a state. A problem that already existed a week before is flagged, unless an admin
 * dismissed the same problem.
 */
export async function saveLinkCheck(db: Tx, checked: CheckedLink, flagAfterMs: number): Promise<void> {
  const { listingId, field, url, checkedAt, problem, detail = null, movedTo = null } = checked
  const isHere = and(eq(linkChecks.listingId, listingId), eq(linkChecks.field, field))
  const [stored] = await db.select().from(linkChecks).where(isHere).for('update')
  const before = stored?.url === url ? stored : undefined
  const row = { listingId, field, url, checkedAt, ...stateAfter() }
  await db
    .insert(linkChecks)
    .values(row)
    .onConflictDoUpdate({ target: [linkChecks.listingId, linkChecks.field], set: row })

  function stateAfter() {
    // Omitted columns stay unchanged.
    if (problem === undefined) return before ? {} : works
    if (problem === null) return works
    const problemSince = before?.problemSince ?? checkedAt
    const isLasting = checkedAt.getTime() - problemSince.getTime() >= flagAfterMs
    const isSameProblem = before?.problem === problem && hostOf(before.movedTo) === hostOf(movedTo)
    return {
      problem,
      detail,
      movedTo,
      problemSince,
      flaggedAt: before?.flaggedAt ?? (isLasting ? checkedAt : null),
      dismissedAt: isSameProblem ? before.dismissedAt : null,
    }
  }
}

const works = {
  problem: null,
  detail: null,
  movedTo: null,
  problemSince: null,
  flaggedAt: null,
  dismissedAt: null,
}

const hostOf = (url: string | null): string | null => (url === null ? null : new URL(url).hostname)

/** Locks in id order, like every statement that locks several listings, against deadlocks. */
export async function markLinksChecked(db: Tx, listingIds: number[], now: Date): Promise<void> {
  if (listingIds.length === 0) return
  await db.execute(sql`
    update listings set link_checked_at = ${now}
    where id in (
      select id from listings where id = any(${sql.param(listingIds)}::int[]) order by id for no key update
    )`)
}

const isFlagged = and(isNotNull(linkChecks.flaggedAt), isNull(linkChecks.dismissedAt), listings.isLive)

/** The check with its listing, if the listing still has the link. */
const selectChecks = (db: Queryable) =>
  db
    .select({ check: getTableColumns(linkChecks), kind: listings.kind, title: listings.title })
    .from(linkChecks)
    .innerJoin(listings, eq(listings.id, linkChecks.listingId))
    .innerJoin(
      links,
      and(
        eq(link.listingId, linkChecks.listingId),
        eq(link.field, linkChecks.field),
        // A changed link has no flag.
        eq(link.url, linkChecks.url),
      ),
    )

export const findLinkFlags = (db: Queryable, limit: number) =>
  selectChecks(db).where(isFlagged).orderBy(asc(linkChecks.flaggedAt), asc(linkChecks.id)).limit(limit)

export const countLinkFlags = (db: Queryable): Promise<number> =>
  db.$count(selectChecks(db).where(isFlagged).as('flags'))

export const findLinkCheck = async (db: Queryable, id: number) =>
  (await selectChecks(db).where(and(eq(linkChecks.id, id), isNotNull(linkChecks.flaggedAt))))[0] ?? null

/** False if already dismissed. */
export const dismissLinkCheck = async (db: Queryable, id: number, now: Date): Promise<boolean> => {
  const { rowCount } = await db
    .update(linkChecks)
    .set({ dismissedAt: now })
    .where(and(eq(linkChecks.id, id), isNotNull(linkChecks.flaggedAt), isNull(linkChecks.dismissedAt)))
  return rowCount === 1
}

/** False if the link was checked or changed since. */
export const undoDismissal = async (db: Queryable, id: number, dismissedAt: Date): Promise<boolean> => {
  const { rowCount } = await db
    .update(linkChecks)
    .set({ dismissedAt: null })
    .where(and(eq(linkChecks.id, id), eq(linkChecks.dismissedAt, dismissedAt)))
  return rowCount === 1
}

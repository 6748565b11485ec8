import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { bookmarks, reports } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { insertPrepared, type ListingRows } from '#server/listings/bulk-writes.repository.ts'
import { isLive } from '#server/listings/is-live.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import type { ListingKey } from './check-rows.ts'

/**
 * A row of an import that nobody sees: not approved, and kept out of the queue of what waits like something refused.
 * Nothing else that carries the number of an import is ever without approval.
 */
export const unseenState = (importId: number, now: Date) => ({
  userId: null,
  importBatchId: importId,
  isApproved: false,
  isActive: false,
  submittedAt: now,
  approvedAt: now,
  rejectedAt: now,
  createdAt: now,
  updatedAt: now,
})

const unseenOf = (importId: number) => sql`import_batch_id = ${importId} and not is_approved`

/** How many rows one statement changes: the embedded engine cuts off what takes too long, busy machine or not. */
const changedAtOnce = 1_000
const removedAtOnce = 500

/** By the place in the given list: the number of a live listing that has the same key. */
export const findLiveTwins = async (
  db: Queryable,
  kind: ListingKind,
  keys: ListingKey[],
): Promise<Map<number, number>> => {
  if (keys.length === 0) return new Map()
  const column = (name: keyof ListingKey) => sql`${sql.param(keys.map((key) => key[name]))}::text[]`
  const { rows } = await db.execute<{ place: number; id: number }>(sql`
    select given.place::int - 1 as place, min(live.id) as id
    from unnest(${column('title')}, ${column('organization')}, ${column('city')}, ${column('state')})
      with ordinality as given (sort_title, sort_organization, city_key, state, place)
    join ${listings} as live on live.kind = ${kind} and live.is_live and ${sameKey('live', 'given')}
    group by given.place`)
  return new Map(rows.map(({ place, id }) => [place, id]))
}

const sameKey = (one: string, other: string): SQL =>
  sql.raw(`${one}.sort_title = ${other}.sort_title
    and ${one}.sort_organization is not distinct from ${other}.sort_organization
    and ${one}.city_key is not distinct from ${other}.city_key
    and ${one}.state is not distinct from ${other}.state`)

/** Inserts staged rows, which are not live. */
export const insertUnseen = (db: Tx, kind: ListingKind, prepared: ListingRows[]): Promise<void> =>
  insertPrepared(db, kind, prepared)

/** Two imports at once take turns to put their rows live, so that each sees what the other brought. */
export const lockPublishing = async (db: Tx): Promise<void> => {
  await db.execute(sql`select set_config('statement_timeout', '10min', true)`)
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('waymark imports'))`)
}

/** Removes the rows that have come to be there meanwhile by another way; answers how many. */
export const removeUnseenTwins = async (db: Tx, kind: ListingKind, importId: number): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    delete from ${listings} as mine using ${listings} as live
    where mine.import_batch_id = ${importId} and not mine.is_approved
      and live.kind = ${kind} and live.is_live and ${sameKey('live', 'mine')}
    returning mine.id`)
  return new Set(rows.map(({ id }) => id)).size
}

/** Puts all rows of an import live; answers how many. */
export const putLive = async (db: Tx, importId: number): Promise<number> => {
  let changed = 0
  for (const range of await rangesOf(db, importId, changedAtOnce)) {
    const { rowCount } = await db.execute(sql`
      update ${listings} set is_approved = true, is_active = true, rejected_at = null
      where ${within(importId, range)} and not is_approved`)
    changed += rowCount ?? 0
  }
  return changed
}

/** Removes the rows that are as they were imported; answers how many, and how many stay. */
export const removeAsImported = async (db: Tx, importId: number) => {
  let removed = 0
  for (const range of await rangesOf(db, importId, changedAtOnce)) {
    const { rowCount } = await db.execute(sql`
      delete from ${listings}
      where ${within(importId, range)}
        and is_live and version = 1 and review_count = 0 and thumbs_up_count = 0
        and not exists (select from ${bookmarks} where ${bookmarks.listingId} = ${listings.id})
        and not exists (
          select from ${reports}
          where ${reports.reportType} = 'listing' and ${reports.itemId} = ${listings.id} and not ${reports.isResolved}
        )`)
    removed += rowCount ?? 0
  }
  return { removed, kept: await db.$count(listings, and(eq(listings.importBatchId, importId), notTrashed)) }
}

/** Removes some of the rows that nobody sees; answers how many. */
export const removeUnseen = async (db: Tx, importId: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    delete from ${listings}
    where id in (select id from ${listings} where ${unseenOf(importId)} limit ${removedAtOnce})`)
  return rowCount ?? 0
}

/** Ids of live listings of a kind after the given one, in order: an export reads them in pieces. */
export const liveIdsAfter = async (
  db: Queryable,
  kind: ListingKind,
  after: number,
  most: number,
): Promise<number[]> => {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.kind, kind), isLive, gt(listings.id, after)))
    .orderBy(asc(listings.id))
    .limit(most)
  return rows.map((row) => row.id)
}

export interface IdRange {
  first: number
  last: number
}

/** The ids of an import's rows, cut into ranges of at most so many. */
export const rangesOf = async (db: Queryable, importId: number, most: number): Promise<IdRange[]> => {
  const {
    rows: [ends],
  } = await db.execute<{ first: number | null; last: number | null }>(sql`
    select min(id) as first, max(id) as last from ${listings} where import_batch_id = ${importId}`)
  const { first = null, last = null } = ends ?? {}
  if (first === null || last === null) return []
  return Array.from({ length: Math.ceil((last - first + 1) / most) }, (_, at) => ({
    first: first + at * most,
    last: Math.min(last, first + (at + 1) * most - 1),
  }))
}

/** Said so that the ids are looked up: by the number of a new import the database expects a handful of rows. */
const within = (importId: number, { first, last }: IdRange): SQL =>
  sql`id between ${first} and ${last} and import_batch_id is not distinct from ${importId}`

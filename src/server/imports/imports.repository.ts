import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '#server/db/client.ts'
import { bookmarks, reports } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { isLive } from '#server/listings/is-live.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import type { ListingKey } from './check-rows.ts'

/** The id of a live listing with the same key, by index in `keys`. */
export const findLiveDuplicates = async (
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
    join ${listings} as live on live.kind = ${kind} and live.is_live
      and live.sort_title = given.sort_title
      and live.sort_organization is not distinct from given.sort_organization
      and live.city_key is not distinct from given.city_key
      and live.state is not distinct from given.state
    group by given.place`)
  return new Map(rows.map(({ place, id }) => [place, id]))
}

/**
 * Holds the lock until the end of the transaction, so that an import finds the rows of the previous import as duplicates.
 * Returns the process id of the connection, or null while another import has the lock.
 */
export const tryLockImports = async (db: Tx): Promise<number | null> => {
  await disableTimeouts(db)
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pg_backend_pid() as pid where pg_try_advisory_xact_lock(hashtext('waymark imports'))`,
  )
  return rows[0]?.pid ?? null
}

export const cancelStatement = async (db: Db, pid: number): Promise<void> => {
  await db.execute(sql`select pg_cancel_backend(${pid}::int)`)
}

/** Deletes the rows unchanged since their import; returns the number of deleted and remaining rows. */
export const deleteUnchanged = async (db: Tx, importId: number) => {
  await disableTimeouts(db)
  const { rowCount } = await db.execute(sql`
    delete from ${listings}
    where import_batch_id = ${importId}
      and is_live and version = 1 and review_count = 0 and thumbs_up_count = 0
      and not exists (select from ${bookmarks} where ${bookmarks.listingId} = ${listings.id})
      and not exists (
        select from ${reports}
        where ${reports.reportType} = 'listing' and ${reports.itemId} = ${listings.id} and not ${reports.isResolved}
      )`)
  return {
    removed: rowCount ?? 0,
    kept: await db.$count(listings, and(eq(listings.importBatchId, importId), notTrashed)),
  }
}

/** Ids of live listings of a kind above `after`, in order. */
export const liveIdsAfter = async (
  db: Queryable,
  kind: ListingKind,
  after: number,
  limit: number,
): Promise<number[]> => {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.kind, kind), isLive, gt(listings.id, after)))
    .orderBy(asc(listings.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** For this transaction only: 100,000 rows take longer than the default timeouts. */
const disableTimeouts = (db: Tx) =>
  db.execute(sql`
    select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`)

import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { listings } from '#server/db/schema/listings.ts'
import { nameColumns, users } from '#server/db/schema/users.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { changeListing } from './listing-changes.repository.ts'

const isTrashed = isNotNull(listings.trashedAt)

/** `by` is null once the account that deleted the listing is gone. */
export const moveToTrash = (
  db: Queryable,
  id: number,
  { at, by }: { at: Date; by: string | null },
  now: Date = at,
): Promise<void> => changeListing(db, id, { trashedAt: at, trashedBy: by }, now)

export const takeFromTrash = (db: Queryable, id: number, now: Date): Promise<void> =>
  changeListing(db, id, { trashedAt: null, trashedBy: null }, now)

/** Null for a missing listing; `trashedAt` is null for one that is not in the trash. */
export const lockForRestore = (db: Tx, kind: Kind, id: number) =>
  firstRow(
    db
      .select()
      .from(listings)
      .where(and(eq(listings.id, id), eq(listings.kind, kind)))
      .for('no key update'),
  )

export type TrashedRow = Awaited<ReturnType<typeof findTrash>>[number]

/** Most recently deleted first. */
export const findTrash = (db: Queryable, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ ...getTableColumns(listings), trashedBy: nameColumns })
    .from(listings)
    .leftJoin(users, eq(users.id, listings.trashedBy))
    .where(isTrashed)
    .orderBy(desc(listings.trashedAt), desc(listings.id))
    .limit(limit)
    .offset(offset)

export const countTrash = (db: Queryable): Promise<number> => db.$count(listings, isTrashed)

/** Deletion times of those listings that are in the trash. */
export const findTrashTimes = async (db: Queryable, ids: number[]): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: listings.id, trashedAt: listings.trashedAt })
    .from(listings)
    .where(and(isTrashed, inArray(listings.id, ids)))
  return new Map(rows.flatMap(({ id, trashedAt }) => (trashedAt ? [[id, trashedAt.getTime()] as const] : [])))
}

/**
 * Deletes one batch of listings that were trashed before that time, with everything that refers to them except reports, and
 * returns their number. Skips listings that are being restored concurrently.
 */
export const purgeTrashedBefore = async (db: Tx, before: Date, limit: number): Promise<number> => {
  const due = db
    .select({ id: listings.id })
    .from(listings)
    .where(and(isTrashed, lte(listings.trashedAt, before)))
    .orderBy(asc(listings.trashedAt), asc(listings.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const { rowCount } = await db.delete(listings).where(sql`${listings.id} = any(array(${due}))`)
  return rowCount ?? 0
}

import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { importBatches } from '#server/db/schema/imports.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { fold } from '#shared/listings/search.ts'

/** The live listings that have one of these titles: candidates for being the same as an imported row. */
export const findLiveNamed = (db: Queryable, kind: ListingKind, titles: string[]) =>
  db
    .select({
      id: listings.id,
      title: listings.title,
      organization: listings.organization,
      city: listings.city,
      state: listings.state,
    })
    .from(listings)
    .where(
      and(eq(listings.kind, kind), eq(listings.isLive, true), inArray(listings.sortTitle, titles.map(fold))),
    )

export const insertBatch = async (
  db: Queryable,
  batch: { kind: ListingKind; userId: string; fileName: string; rows: number; now: Date },
): Promise<number> => {
  const [row] = await db
    .insert(importBatches)
    .values({
      kind: batch.kind,
      userId: batch.userId,
      fileName: batch.fileName,
      status: 'done',
      rowsTotal: batch.rows,
      rowsDone: batch.rows,
      createdAt: batch.now,
      endedAt: batch.now,
    })
    .returning({ id: importBatches.id })
  if (!row) throw new Error('An import was not there right after it was written')
  return row.id
}

export const markImported = async (db: Queryable, ids: number[], batchId: number): Promise<void> => {
  await db.update(listings).set({ importBatchId: batchId }).where(inArray(listings.id, ids))
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
    .where(and(eq(listings.kind, kind), eq(listings.isLive, true), gt(listings.id, after)))
    .orderBy(asc(listings.id))
    .limit(most)
  return rows.map((row) => row.id)
}

/** Two imports at once take turns, so that each sees what the other brought. */
export const lockImports = async (db: Queryable): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('waymark imports'))`)
}

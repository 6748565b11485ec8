import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable, Tx } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listingEdits, undoValues } from '#server/db/schema/moderation.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { users } from '#server/db/schema/users.ts'

export type StoredUpload = typeof uploads.$inferSelect

export async function insertUpload(db: Queryable, upload: StoredUpload): Promise<void> {
  await db.insert(uploads).values(upload)
}

/** Locks until the end of the transaction, so that concurrent uploads are counted one by one. */
export async function lockUploadsOf(db: Tx, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`uploads of ${userId}`}))`)
}

export async function countUploadsSince(db: Queryable, userId: string, since: Date): Promise<number> {
  return db.$count(uploads, and(eq(uploads.userId, userId), gt(uploads.createdAt, since)))
}

export async function deleteUploads(db: Queryable, urls: string[]): Promise<number> {
  if (urls.length === 0) return 0
  const { rowCount } = await db.delete(uploads).where(inArray(uploads.url, urls))
  return rowCount ?? 0
}

/** The owner of an upload. Locks the row until the end of the transaction, so that the sweep cannot delete it. */
export async function lockUploadOwner(db: Tx, url: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: uploads.userId })
    .from(uploads)
    .where(eq(uploads.url, url))
    .for('share')
  return found?.userId ?? null
}

export interface UploadCursor {
  createdAt: Date
  url: string
}

/** The next uploads that may be unused, oldest first: old enough, or without an owner. */
export async function uploadsAfter(
  db: Queryable,
  after: UploadCursor | null,
  olderThan: Date,
  limit: number,
) {
  const isNext =
    after && sql`(${uploads.createdAt}, ${uploads.url}) > (${after.createdAt.toISOString()}, ${after.url})`
  return db
    .select({ url: uploads.url, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(or(lt(uploads.createdAt, olderThan), isNull(uploads.userId)), isNext ?? undefined))
    .orderBy(asc(uploads.createdAt), asc(uploads.url))
    .limit(limit)
}

/**
 * Clears the owner of the unused uploads among the given ones, so that they can no longer be used, and returns them. Locks the
 * rows before the check and skips uploads that are being used concurrently.
 */
export async function disownUnused(db: Tx, urls: string[]): Promise<string[]> {
  const locked = await db
    .select({ url: uploads.url })
    .from(uploads)
    .where(inArray(uploads.url, urls))
    .for('update', { skipLocked: true })
  if (locked.length === 0) return []
  const disowned = await db
    .update(uploads)
    .set({ userId: null })
    .where(
      and(
        inArray(
          uploads.url,
          locked.map(({ url }) => url),
        ),
        isUnused(db),
      ),
    )
    .returning({ url: uploads.url })
  return disowned.map(({ url }) => url)
}

function isUnused(db: Tx): SQL | undefined {
  const photos = Object.values(factTables).map((facts) => {
    const table = facts as typeof factTables.tutoring
    return notExists(refers(db, table, table.photoUrl))
  })
  const edits = db
    .select({ one: sql`1` })
    .from(listingEdits)
    .where(eq(sql`${listingEdits.values} ->> 'photoUrl'`, uploads.url))
  const { restores } = undoValues
  const undos = db
    .select({ one: sql`1` })
    .from(undoValues)
    .where(
      sql`${uploads.url} in (${restores} -> 'values' ->> 'photoUrl', ${restores} -> 'edit' -> 'values' ->> 'photoUrl')`,
    )
  const isPictured = refers(db, users, users.profileImageUrl)
  return and(...photos, notExists(isPictured), notExists(edits), notExists(undos))
}

function refers(db: Tx, table: typeof factTables.tutoring | typeof users, column: PgColumn) {
  return db
    .select({ one: sql`1` })
    .from(table as typeof users)
    .where(and(isNotNull(column), eq(column, uploads.url)))
}

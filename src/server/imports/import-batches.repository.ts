import { and, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { importBatches } from '#server/db/schema/imports.ts'
import { users } from '#server/db/schema/users.ts'
import type { ImportStatus } from '#shared/contract/imports.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'

interface NewImport {
  kind: ListingKind
  userId: string
  fileName: string
  now: Date
}

export const createImport = async (db: Queryable, { now, ...given }: NewImport): Promise<number> => {
  const [row] = await db
    .insert(importBatches)
    .values({ ...given, status: 'running', createdAt: now, touchedAt: databaseNow })
    .returning({ id: importBatches.id })
  if (!row) throw new Error('An import was not there right after it was written')
  return row.id
}

export interface ImportCounts {
  rowsTotal: number
  rowsDone: number
  rowsSkipped: number
}

/** False when the import no longer runs: somebody cancelled it, or it was given up for dead. */
export const noteProgress = async (
  db: Queryable,
  id: number,
  counts: Partial<ImportCounts> = {},
): Promise<boolean> => {
  const changed = await db
    .update(importBatches)
    .set({ ...counts, touchedAt: databaseNow })
    .where(isRunning(id))
    .returning({ id: importBatches.id })
  return changed.length > 0
}

interface Ending extends Partial<ImportCounts> {
  status: Exclude<ImportStatus, 'running'>
  message: string
}

/** Ends an import that runs; false when it has ended otherwise. It is still to be tidied up after. */
export const endImport = async (db: Queryable, id: number, ending: Ending, now: Date): Promise<boolean> => {
  const ended = await db
    .update(importBatches)
    .set({ ...ending, endedAt: now })
    .where(isRunning(id))
    .returning({ id: importBatches.id })
  return ended.length > 0
}

/** Holds the row, so that an import is undone once. */
export const lockImport = async (db: Tx, id: number) => {
  const [found] = await db.select().from(importBatches).where(eq(importBatches.id, id)).for('no key update')
  return found ?? null
}

export const markUndone = async (db: Tx, id: number, message: string): Promise<void> => {
  await db.update(importBatches).set({ status: 'undone', message }).where(eq(importBatches.id, id))
}

/** Ends the imports that have been silent for so long, or all that seem to run: their processes are gone. */
export const endSilent = async (
  db: Queryable,
  silentSeconds: number | null,
  message: string,
  now: Date,
): Promise<void> => {
  const isSilent =
    silentSeconds === null
      ? undefined
      : sql`${importBatches.touchedAt} < now() - make_interval(secs => ${silentSeconds}::int)`
  await db
    .update(importBatches)
    .set({ status: 'failed', message, endedAt: now })
    .where(and(eq(importBatches.status, 'running'), isSilent))
}

/** Imports that have ended, with work left to do about their rows. */
export const findUntidy = (db: Queryable) =>
  db
    .select({ id: importBatches.id, status: importBatches.status })
    .from(importBatches)
    .where(and(ne(importBatches.status, 'running'), isNotNull(importBatches.touchedAt)))

export const markTidy = async (db: Queryable, id: number): Promise<void> => {
  await db
    .update(importBatches)
    .set({ touchedAt: null })
    .where(and(eq(importBatches.id, id), ne(importBatches.status, 'running')))
}

export type StoredImport = Awaited<ReturnType<typeof findImports>>[number]

/** The newest first, with whoever brought them as they are called now. */
export const findImports = (db: Queryable, { page, limit }: { page: number; limit: number }) =>
  selectImports(db)
    .orderBy(desc(importBatches.createdAt), desc(importBatches.id))
    .limit(limit)
    .offset((page - 1) * limit)

export const findImport = async (db: Queryable, id: number): Promise<StoredImport | null> => {
  const [found] = await selectImports(db).where(eq(importBatches.id, id))
  return found ?? null
}

export const countImports = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(importBatches)
  return row?.total ?? 0
}

const selectImports = (db: Queryable) =>
  db
    .select({
      batch: importBatches,
      // Drizzle takes the whole person for absent when the first column is null, so that one must be the key.
      person: {
        id: users.id,
        nickname: users.nickname,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
    })
    .from(importBatches)
    .leftJoin(users, eq(users.id, importBatches.userId))

const isRunning = (id: number) => and(eq(importBatches.id, id), eq(importBatches.status, 'running'))

/** Who runs and who judges may be two machines whose clocks differ by more than a few seconds. */
const databaseNow = sql`now()`

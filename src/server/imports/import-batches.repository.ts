import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { importBatches } from '#server/db/schema/imports.ts'
import { nameColumns, users } from '#server/db/schema/users.ts'
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
  if (!row) throw new Error('The insert returned no row')
  return row.id
}

export interface ImportCounts {
  rowsTotal: number
  rowsDone: number
  rowsSkipped: number
}

/** False if the import no longer runs, because it was canceled or marked as failed. */
export const updateProgress = async (db: Queryable, id: number, counts?: ImportCounts): Promise<boolean> => {
  const progress = { ...counts, touchedAt: databaseNow }
  const { rowCount } = await db.update(importBatches).set(progress).where(isRunning(id))
  return rowCount === 1
}

interface Ending extends Partial<ImportCounts> {
  status: Exclude<ImportStatus, 'running'>
  message: string
}

/** Ends a running import; false if it no longer runs. */
export const endImport = async (db: Queryable, id: number, ending: Ending, now: Date): Promise<boolean> => {
  const ended = { ...ending, endedAt: now }
  const { rowCount } = await db.update(importBatches).set(ended).where(isRunning(id))
  return rowCount === 1
}

/** Locks the row, so that an import is undone only once. */
export const lockImport = (db: Tx, id: number) =>
  firstRow(db.select().from(importBatches).where(eq(importBatches.id, id)).for('no key update'))

export const markUndone = async (db: Tx, id: number, message: string): Promise<void> => {
  await db.update(importBatches).set({ status: 'undone', message }).where(eq(importBatches.id, id))
}

/** Ends all running imports without progress for `idleSeconds`. */
export const failIdleImports = async (
  db: Queryable,
  { idleSeconds, message, now }: { idleSeconds: number; message: string; now: Date },
): Promise<void> => {
  const isIdle = sql`${importBatches.touchedAt} <= now() - make_interval(secs => ${idleSeconds}::int)`
  await db
    .update(importBatches)
    .set({ status: 'failed', message, endedAt: now })
    .where(and(eq(importBatches.status, 'running'), isIdle))
}

export type StoredImport = Awaited<ReturnType<typeof findImports>>[number]

/** Newest first, with the current names of the admins who started them. */
export const findImports = (db: Queryable, { page, limit }: { page: number; limit: number }) =>
  selectImports(db)
    .orderBy(desc(importBatches.createdAt), desc(importBatches.id))
    .limit(limit)
    .offset((page - 1) * limit)

export const findImport = (db: Queryable, id: number): Promise<StoredImport | null> =>
  firstRow(selectImports(db).where(eq(importBatches.id, id)))

export const countImports = (db: Queryable): Promise<number> => db.$count(importBatches)

const selectImports = (db: Queryable) =>
  db
    .select({ batch: importBatches, person: nameColumns })
    .from(importBatches)
    .leftJoin(users, eq(users.id, importBatches.userId))

const isRunning = (id: number) => and(eq(importBatches.id, id), eq(importBatches.status, 'running'))

/** The database clock, because the clocks of several servers differ. */
const databaseNow = sql`now()`

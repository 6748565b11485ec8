import { and, count, desc, eq, sql } from 'drizzle-orm'
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
  if (!row) throw new Error('The insert returned no row')
  return row.id
}

export interface ImportCounts {
  rowsTotal: number
  rowsDone: number
  rowsSkipped: number
}

/** False if the import no longer runs: it was cancelled, or marked as failed. */
export const updateProgress = async (
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

/** Ends a running import; false if it does not run any more. */
export const endImport = async (db: Queryable, id: number, ending: Ending, now: Date): Promise<boolean> => {
  const ended = await db
    .update(importBatches)
    .set({ ...ending, endedAt: now })
    .where(isRunning(id))
    .returning({ id: importBatches.id })
  return ended.length > 0
}

/** Locks the row, so that an import is undone once. */
export const lockImport = async (db: Tx, id: number) => {
  const [found] = await db.select().from(importBatches).where(eq(importBatches.id, id)).for('no key update')
  return found ?? null
}

export const markUndone = async (db: Tx, id: number, message: string): Promise<void> => {
  await db.update(importBatches).set({ status: 'undone', message }).where(eq(importBatches.id, id))
}

interface Failure {
  /** Only imports without progress for so long; null for all that run. */
  idleSeconds: number | null
  message: string
  now: Date
}

export const failRunningImports = async (
  db: Queryable,
  { idleSeconds, message, now }: Failure,
): Promise<void> => {
  const isIdle =
    idleSeconds === null
      ? undefined
      : sql`${importBatches.touchedAt} < now() - make_interval(secs => ${idleSeconds}::int)`
  await db
    .update(importBatches)
    .set({ status: 'failed', message, endedAt: now })
    .where(and(eq(importBatches.status, 'running'), isIdle))
}

export type StoredImport = Awaited<ReturnType<typeof findImports>>[number]

/** The newest first, with the current names of the admins who started them. */
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
      // Drizzle returns null for the whole user if the first column is null, so the primary key comes first.
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

/** The clock of the database, because those of several servers differ. */
const databaseNow = sql`now()`

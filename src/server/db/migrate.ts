import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Sql } from 'postgres'
import { packageRoot } from '../package-root.ts'
import type { Database } from './client.ts'
import type { DatabaseLogger } from './logger.ts'

export class DatabaseTooNewError extends Error {
  override name = 'DatabaseTooNewError'
}

/** Any number will do, as long as it is the same in every process and nobody else's. */
const lockKey = 7_261_803_514

/** The folder of migrations that belongs to this program. */
export function migrationsFolder(): string {
  return join(packageRoot(), 'migrations')
}

/**
 * Brings the database up to the program. All that is missing happens in one transaction, or none of it does; of several
 * processes that start together one does it and the others wait.
 */
export async function migrate(
  database: Pick<Database, 'openPatientSql'>,
  { logger, folder = migrationsFolder() }: { logger: DatabaseLogger; folder?: string },
): Promise<void> {
  const sql = database.openPatientSql()
  try {
    const applied = await sql.begin((sql) => bringUp(sql as unknown as Sql, folder))
    if (applied > 0) logger.info({ applied }, 'Database migrated')
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function bringUp(sql: Sql, folder: string) {
  await sql`select pg_advisory_xact_lock(${lockKey})`
  await sql`create schema if not exists drizzle`
  await sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`
  const rows = await sql<{ createdAt: string }[]>`
    select created_at::text as "createdAt" from drizzle.__drizzle_migrations`
  const done = new Set(rows.map((row) => Number(row.createdAt)))
  const known = readMigrationFiles({ migrationsFolder: folder })
  refuseUnknown(done, new Set(known.map((migration) => migration.folderMillis)))

  const missing = known.filter((migration) => !done.has(migration.folderMillis))
  for (const { sql: statements, hash, folderMillis } of missing) {
    for (const statement of statements) await sql.unsafe(statement).simple()
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`
  }
  return missing.length
}

function refuseUnknown(done: Set<number>, known: Set<number>) {
  const unknown = [...done].filter((when) => !known.has(when))
  if (unknown.length === 0) return
  const newest = new Date(Math.max(...unknown)).toISOString()
  throw new DatabaseTooNewError(
    `The database is newer than this program: it has ${unknown.length} migration(s) the program does not know, ` +
      `the last one written on ${newest}. Start the newer version, or restore a backup from before the upgrade.`,
  )
}

import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import type { Logger } from '#server/logger.ts'
import { packageRoot } from '../package-root.ts'
import type { Database } from './client.ts'

export class DatabaseTooNewError extends Error {
  override name = 'DatabaseTooNewError'
}

/** Arbitrary, shared by all processes. */
const lockKey = 7_261_803_514

const readMigrations = () => readMigrationFiles({ migrationsFolder: join(packageRoot(), 'migrations') })

/** Identified by creation time. */
export function knownMigrations(): Set<number> {
  return new Set(readMigrations().map(({ folderMillis }) => folderMillis))
}

/** Empty for a new database. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows: found } = await client.query(
    "select where to_regclass('drizzle.__drizzle_migrations') is not null",
  )
  if (found.length === 0) return []
  const { rows } = await client.query<{ createdAt: string }>(
    'select created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map((row) => Number(row.createdAt))
}

/** One transaction for all missing migrations. */
export async function migrate(
  database: Pick<Database, 'withUnlimitedClient'>,
  { logger }: { logger: Logger },
): Promise<void> {
  await database.withUnlimitedClient(async (client) => {
    await client.query('begin')
    const applied = await applyMissingMigrations(client)
    await client.query('commit')
    if (applied > 0) logger.info({ applied }, 'Database migrated')
  })
}

/** For commands, which do not migrate. */
export async function refuseNewerDatabase(database: Pick<Database, 'withUnlimitedClient'>): Promise<void> {
  const applied = await database.withUnlimitedClient(appliedMigrations)
  refuseUnknown(new Set(applied), knownMigrations())
}

/**
 * Part of the caller's transaction. An advisory lock serializes processes that start together. With `only`, applies no others,
 * to load the rows of an older version.
 */
export async function applyMissingMigrations(
  client: pg.ClientBase,
  only?: ReadonlySet<number>,
): Promise<number> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey])
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const done = new Set(await appliedMigrations(client))
  const known = readMigrations()
  refuseUnknown(done, new Set(known.map((migration) => migration.folderMillis)))

  const missing = known.filter(
    ({ folderMillis }) => !done.has(folderMillis) && (only?.has(folderMillis) ?? true),
  )
  for (const { sql: statements, hash, folderMillis } of missing) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
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

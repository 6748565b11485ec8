import type { Database } from '#server/db/client.ts'
import { appliedMigrations, applyMissingMigrations } from '#server/db/migrate.ts'
import type { Storage } from '#server/storage/storage.ts'
import { isPhotoName } from '#server/uploads/photo-name.ts'
import {
  analyze,
  findTables,
  insertLines,
  requireEmptyInstallation,
  setSequence,
  type TableShape,
  withoutConstraints,
} from './backup.repository.ts'
import { BackupError } from './backup-error.ts'
import { type Manifest, tableOfChunk, uploadsPrefix } from './manifest.ts'
import { linesIn, readArchive } from './read-archive.ts'

interface RestoreTarget {
  database: Pick<Database, 'withUnlimitedClient'>
  storage: Pick<Storage, 'write' | 'remove'>
}

/**
 * Loads a verified archive into an empty installation. Tables and rows are one transaction, so that a failure leaves no trace.
 * Afterwards the database has the migrations of the archive, and the next start applies the others.
 */
export async function restoreArchive(
  path: string,
  manifest: Manifest,
  { database, storage }: RestoreTarget,
): Promise<void> {
  const migrations = new Set(manifest.migrations)
  const written: string[] = []
  try {
    await database.withUnlimitedClient(async (client) => {
      await client.query('begin')
      await requireEmptyInstallation(client)
      const applied = await appliedMigrations(client)
      if (applied.some((when) => !migrations.has(when)))
        throw new BackupError(
          `The database already has the tables of a later version than ${manifest.version}. Restore into a database without tables. Nothing was changed.`,
        )
      await applyMissingMigrations(client, migrations)
      const shapes = shapesIn(await findTables(client), manifest)
      await withoutConstraints(client, async () => {
        for await (const { name, content } of readArchive(path)) {
          const shape = shapes.get(tableOfChunk(name) ?? '')
          const photo = name.startsWith(uploadsPrefix) ? name.slice(uploadsPrefix.length) : ''
          if (shape) await insertLines(client, shape, linesIn(content))
          if (isPhotoName(photo)) {
            written.push(photo)
            await storage.write(photo, content)
          }
        }
        for (const sequence of manifest.sequences) await setSequence(client, sequence)
      })
      await analyze(client)
      await client.query('commit')
    })
  } catch (error) {
    await storage.remove(written)
    throw error
  }
}

/** The target's column types, in the archive's column order. */
function shapesIn(tables: TableShape[], manifest: Manifest): Map<string, TableShape> {
  const existing = new Map(tables.map((table) => [table.name, table]))
  return new Map(
    manifest.tables.map(({ name, columns }) => {
      const known = existing.get(name)?.columns ?? []
      const shape = columns.map((column) => known.find((candidate) => candidate.name === column))
      if (shape.some((column) => column === undefined))
        throw new BackupError(
          `The backup has a table or column that the database lacks: ${name}. Nothing was changed.`,
        )
      return [name, { name, columns: shape.filter((column) => column !== undefined) }]
    }),
  )
}

import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { Database } from '#server/db/client.ts'
import { appliedMigrations } from '#server/db/migrate.ts'
import { packageVersion } from '#server/package-root.ts'
import type { Storage } from '#server/storage/storage.ts'
import { filesOf } from '#server/uploads/photo-name.ts'
import { findTables, inSnapshot, readRows, readSequences, readUploadUrls } from './backup.repository.ts'
import { checksumOf, chunkName, type Manifest, manifestName, uploadsPrefix } from './manifest.ts'

export interface BackupSource {
  withUnlimitedClient: Database['withUnlimitedClient']
  storage: Pick<Storage, 'read'>
  clock: () => Date
  signal?: AbortSignal
}

/**
 * A compressed tar of every table and picture, read from one snapshot. Holds one chunk or picture in memory at a time, and
 * omits pictures that are deleted meanwhile.
 */
export async function writeArchive(source: BackupSource, output: Writable): Promise<Manifest> {
  const { withUnlimitedClient, storage, clock, signal } = source
  const archive = pack()
  const writing = pipeline(archive, createGzip({ level: 6 }), output)
  // Awaited later; without a handler, an early failure would end the process.
  writing.catch(() => undefined)
  const files: Manifest['files'] = []

  async function add(name: string, content: Buffer) {
    signal?.throwIfAborted()
    const entry = archive.entry({ name, size: content.byteLength, mode: 0o600, mtime: clock() })
    const done = once(entry, 'close')
    entry.end(content)
    await Promise.race([done, writing])
    if (name !== manifestName) files.push({ name, bytes: content.byteLength, sha256: checksumOf(content) })
  }

  try {
    const manifest = await withUnlimitedClient((client) =>
      inSnapshot(client, async () => {
        const createdAt = clock().toISOString()
        const migrations = await appliedMigrations(client)
        const tables: Manifest['tables'] = []
        for (const table of await findTables(client)) {
          let rows = 0
          let chunks = 0
          for await (const lines of readRows(client, table)) {
            rows += lines.length
            await add(chunkName(table.name, chunks), Buffer.from(`${lines.join('\n')}\n`))
            chunks += 1
          }
          tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows })
        }
        const sequences = await readSequences(client)
        for (const url of await readUploadUrls(client)) {
          for (const name of Object.values(filesOf(url))) {
            const file = await storage.read(name)
            if (file) await add(`${uploadsPrefix}${name}`, await buffer(file.stream))
          }
        }
        const about = { product: 'waymark', format: 1, version: packageVersion(), createdAt } as const
        return { ...about, migrations, tables, sequences, files }
      }),
    )
    await add(manifestName, Buffer.from(JSON.stringify(manifest, null, 1)))
    archive.finalize()
    await writing
    return manifest
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)))
    // A failed output also fails the next entry, so report the error of the output.
    throw await writing.then(
      () => error,
      (reason: unknown) => reason,
    )
  }
}

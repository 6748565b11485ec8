import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { errnoOf } from '#server/errno-of.ts'
import { packageVersion } from '#server/package-root.ts'
import { BackupError } from './backup-error.ts'
import { isLaterVersion } from './is-later-version.ts'
import { checksumOf, type Manifest, manifestName, manifestSchema, tableOfChunk } from './manifest.ts'

export async function* readArchive(path: string): AsyncGenerator<{ name: string; content: Buffer }> {
  const tar = extract()
  const reading = pipeline(createReadStream(path), createGunzip(), tar)
  // An error also ends the loop below, which reports it.
  reading.catch(() => undefined)
  for await (const entry of tar) yield { name: entry.header.name, content: await buffer(entry) }
  await reading
}

/** Reads the whole archive and compares it with its manifest. Throws a BackupError with the reason. */
export async function verifyArchive(path: string, knownMigrations: ReadonlySet<number>): Promise<Manifest> {
  const found = new Map<string, string>()
  const rows = new Map<string, number>()
  let manifestJson: Buffer | null = null
  try {
    for await (const { name, content } of readArchive(path)) {
      if (name === manifestName) manifestJson = content
      else found.set(name, checksumOf(content))
      const table = tableOfChunk(name)
      if (table !== null) rows.set(table, (rows.get(table) ?? 0) + linesIn(content).length)
    }
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') throw new BackupError(`There is no file ${path}.`)
    throw new BackupError(`${path} is damaged, or is not a backup of this program. Nothing was changed.`)
  }
  if (manifestJson === null)
    throw new BackupError(`${path} is incomplete, or is not a backup of this program. Nothing was changed.`)
  const manifest = parseManifest(path, manifestJson)
  const isIntact =
    manifest.files.length === found.size &&
    manifest.files.every(({ name, sha256 }) => found.get(name) === sha256) &&
    manifest.tables.every((table) => table.rows === (rows.get(table.name) ?? 0))
  if (!isIntact)
    throw new BackupError(`${path} is damaged: its contents differ from its checksums. Nothing was changed.`)
  if (isLaterVersion(manifest.version, packageVersion())) throw newerVersion(path, manifest.version)
  if (manifest.migrations.some((when) => !knownMigrations.has(when)))
    throw new BackupError(
      `${path} has migrations that this program lacks, although its version, ${manifest.version}, is not newer. Restore it with the program that made it. Nothing was changed.`,
    )
  return manifest
}

export const linesIn = (content: Buffer) =>
  content
    .toString()
    .split('\n')
    .filter((line) => line !== '')

const headSchema = z.object({ product: z.literal('waymark'), format: z.number(), version: z.string() })

function parseManifest(path: string, json: Buffer): Manifest {
  const value = jsonIn(json)
  const head = headSchema.safeParse(value)
  if (!head.success) throw new BackupError(`${path} is not a backup of this program. Nothing was changed.`)
  if (head.data.format > 1) throw newerVersion(path, head.data.version)
  const manifest = manifestSchema.safeParse(value)
  if (!manifest.success)
    throw new BackupError(`${path} is damaged: its manifest is not readable. Nothing was changed.`)
  return manifest.data
}

const newerVersion = (path: string, version: string) =>
  new BackupError(
    `${path} was made by version ${version}, which is newer than this program. Restore it with that version or a later one. Nothing was changed.`,
  )

function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString())
  } catch {
    return null
  }
}

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'
import { type BackupSource, writeArchive } from './write-archive.ts'

export const partialPrefix = '.partial-'

/** Writes under a temporary name of its own until complete and flushed. Mode 0600, because it holds personal data. */
export async function backUpToFile(source: BackupSource, path: string): Promise<Manifest> {
  await refuseExisting(path)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const partial = join(dirname(path), `${partialPrefix}${randomUUID()}-${basename(path)}`)
  try {
    const manifest = await writeArchive(source, createWriteStream(partial, { mode: 0o600, flush: true }))
    // Another backup to the same path may have finished meanwhile.
    await refuseExisting(path)
    await rename(partial, path)
    return manifest
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function refuseExisting(path: string) {
  const found = await stat(path).catch(() => null)
  if (found) throw new BackupError(`${path} exists already. Choose another name for the backup.`)
}

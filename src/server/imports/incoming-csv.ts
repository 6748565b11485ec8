import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { badRequest } from '#server/errors.ts'

/**
 * Keeps a file that arrives on disk, so that it is never whole in memory. It has no name there: a process that is killed
 * leaves nothing behind. Whoever receives it closes it.
 */
export async function receiveCsv(dataDir: string, source: Readable): Promise<FileHandle> {
  const folder = join(dataDir, 'imports')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path, { force: true })
    for await (const chunk of source) await file.appendFile(chunk as Buffer)
    return file
  } catch (error) {
    await file.close()
    throw explained(error)
  }
}

/** A sender that stops halfway is no fault of ours; a full disk is, and names the call that failed. */
const explained = (error: unknown) =>
  error instanceof Error && 'syscall' in error
    ? error
    : badRequest('The file did not arrive whole. Please send it again.')

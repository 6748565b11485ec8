import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { badRequest } from '#server/errors.ts'

/**
 * Writes an upload to an unlinked file, which the operating system removes with the process. It is never whole in memory.
 * The caller closes it.
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

/** A failed system call, such as a full disk, is a server error; anything else is an upload that was cut off. */
const explained = (error: unknown) =>
  error instanceof Error && 'syscall' in error
    ? error
    : badRequest('The file did not arrive whole. Please send it again.')

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { badRequest } from '#server/errors.ts'

export const incomingFolder = (dataDir: string) => join(dataDir, 'incoming')

/** Buffers the upload on disk, so that slow clients cost no memory. */
export async function withIncomingFile<T>(
  folder: string,
  source: Readable,
  work: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  try {
    await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch(explain)
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** An aborted upload is the client's error; a full disk is ours, and has a syscall. */
function explain(error: unknown): never {
  if (error instanceof Error && 'syscall' in error) throw error
  throw badRequest('The file did not arrive whole. Please send it again.')
}

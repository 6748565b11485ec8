import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errnoOf } from '#server/errno-of.ts'
import { removeLeftovers } from './remove-leftovers.ts'
import type { Storage } from './storage.ts'

/** Writes are atomic and durable. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    if (name !== basename(name) || name.startsWith('.')) throw new Error('That is not a plain file name')
    return join(folder, name)
  }

  return {
    async write(name, content) {
      const path = pathOf(name)
      await mkdir(folder, { recursive: true, mode: 0o750 })
      const partial = join(folder, `.${name}.${randomUUID()}`)
      try {
        await writeFile(partial, content, { flag: 'wx', mode: 0o640, flush: true })
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },

    async read(name) {
      const file = await openIfExists(pathOf(name))
      if (file === null) return null
      const { size } = await file.stat()
      return { bytes: size, stream: file.createReadStream() }
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
    },

    tidy: (before) => removeLeftovers(folder, (name) => name.startsWith('.'), before),
  }
}

async function openIfExists(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null
    throw error
  }
}

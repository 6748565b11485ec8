import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes partial files of a killed process. */
export async function removeLeftovers(folder: string, isLeftover: (name: string) => boolean, since: Date) {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(isLeftover)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found?.isFile() && found.mtime < since) await rm(path, { force: true })
  }
}

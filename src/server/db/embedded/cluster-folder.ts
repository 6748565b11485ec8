import { randomBytes } from 'node:crypto'
import { chmod, constants, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

export interface ClusterFolder {
  folder: string
  /** Where the engine is to make a new database before it gets the folder's name. Null: there is one. */
  makeIn: string | null
}

/** The database's private part of the data folder. */
export async function openPrivateFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'database')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  return folder
}

/**
 * Finds the database's files, or says where to make them. A database gets its name only when it is whole, so what a killed
 * first start left behind is known by its name and thrown away. Call it with the lock held.
 */
export async function prepareCluster(privateFolder: string, template?: string): Promise<ClusterFolder> {
  const names = await readdir(privateFolder)
  for (const name of names)
    if (name.startsWith(unfinished)) await rm(join(privateFolder, name), { recursive: true, force: true })
  const folder = join(privateFolder, 'cluster')
  const files = names.includes('cluster') ? await readdir(folder) : []
  if (files.includes('PG_VERSION') && files.includes('global')) return { folder, makeIn: null }
  if (files.length > 0) {
    throw new Error(`${folder} holds something else than a database. Move it away, or restore it whole.`)
  }
  const makeIn = join(privateFolder, `${unfinished}${randomBytes(6).toString('hex')}`)
  if (template === undefined) return { folder, makeIn }
  await cp(template, makeIn, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await rename(makeIn, folder)
  return { folder, makeIn: null }
}

const unfinished = 'cluster.new-'

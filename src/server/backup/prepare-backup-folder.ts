import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ConfigError } from '#server/config-problems.ts'
import { errnoOf } from '#server/errno-of.ts'
import { partialPrefix } from './backup-file.ts'

interface BackupFolder {
  folder: string
  dataDir: string
}

/**
 * Checked at startup, because a scheduled backup would fail only at night. Creates the folder, but not its parents: if they are
 * missing, the path is mistyped or a disk is not mounted.
 */
export async function prepareBackupFolder({ folder, dataDir }: BackupFolder): Promise<void> {
  try {
    // The first start has not created it yet.
    if (!relative(dataDir, folder).startsWith('..')) await mkdir(dataDir, { recursive: true })
    await mkdir(folder, { mode: 0o700 }).catch((error) => {
      if (errnoOf(error) !== 'EEXIST') throw error
    })
    const trial = join(folder, `${partialPrefix}${randomUUID()}`)
    await writeFile(trial, '', { flag: 'wx' })
    await rm(trial)
  } catch (error) {
    throw new ConfigError(
      `The folder of BACKUP_DIR, ${folder}, ${problemOf(errnoOf(error), dirname(folder))}`,
    )
  }
}

function problemOf(errno: unknown, parent: string) {
  if (errno === 'ENOENT')
    return `cannot be created, because there is no folder ${parent}. Create that folder, or choose another one.`
  return `cannot be written (${errno ?? 'unknown error'}). Give this account the right to, or choose another folder.`
}

import { access, constants, mkdir } from 'node:fs/promises'
import { ConfigError } from '#server/config-problems.ts'
import { errnoOf } from '#server/errno-of.ts'

/** Checked at startup, because a scheduled backup would fail only at night. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new ConfigError(
      `The folder of BACKUP_DIR, ${folder}, cannot be written (${errnoOf(error) ?? 'unknown error'}). Give this account the right to, or choose another folder.`,
    )
  }
}

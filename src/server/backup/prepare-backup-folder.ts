import { access, constants, mkdir } from 'node:fs/promises'
import { ConfigError } from '#server/config-problems.ts'

/** At the start, because a scheduled backup would fail in the night. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown error'
    throw new ConfigError(
      `The folder of BACKUP_DIR, ${folder}, cannot be written (${code}). Give this account the right to, or choose another folder.`,
    )
  }
}

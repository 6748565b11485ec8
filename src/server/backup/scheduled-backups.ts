import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { removeLeftovers } from '#server/storage/remove-leftovers.ts'
import { backUpToFile, partialPrefix } from './backup-file.ts'
import type { BackupSource } from './write-archive.ts'

const namePattern = /^waymark-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/

/** In UTC: early morning in California. */
const dailyHour = 10

/**
 * Makes the daily backup if it is missing, and removes the oldest beyond `keep`. Runs hourly, so a failure or restart only
 * delays a backup. Never touches other files in the folder.
 */
export async function makeScheduledBackup(
  source: BackupSource,
  { folder, keep }: { folder: string; keep: number },
): Promise<void> {
  const now = source.clock()
  const [newest] = await storedBackups(folder)
  if (newest && newest.createdAt >= lastDue(now)) return
  await removeLeftovers(folder, (name) => name.startsWith(partialPrefix), now)
  await backUpToFile(source, join(folder, nameAt(now)))
  const surplus = (await storedBackups(folder)).slice(keep)
  for (const { name } of surplus) await rm(join(folder, name), { force: true })
}

/** Newest first. */
export async function storedBackups(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const found = names.flatMap((name) => {
    const [, day, hour, minute, second] = namePattern.exec(name) ?? []
    return day ? [{ name, createdAt: new Date(`${day}T${hour}:${minute}:${second}Z`) }] : []
  })
  found.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  return Promise.all(
    found.map(async (backup) => ({ ...backup, bytes: (await stat(join(folder, backup.name))).size })),
  )
}

function lastDue(now: Date) {
  const due = new Date(now)
  due.setUTCHours(dailyHour, 0, 0, 0)
  if (due > now) due.setUTCDate(due.getUTCDate() - 1)
  return due
}

const nameAt = (time: Date) => `waymark-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`

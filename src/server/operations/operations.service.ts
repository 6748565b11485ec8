import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { storedBackups } from '#server/backup/scheduled-backups.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { errnoOf } from '#server/errno-of.ts'
import { jobCounts } from '#server/jobs/jobs.repository.ts'
import { lastMailSentAt, mailCounts } from '#server/mail/outbox.repository.ts'
import { packageVersion } from '#server/package-root.ts'
import type { Operations } from '#shared/contract/operations.ts'
import { databaseFacts, uploadFacts } from './operations.repository.ts'

interface OperationsDeps {
  db: Db
  clock: () => Date
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'smtpUrl' | 'backups'>
}

export type OperationsService = ReturnType<typeof createOperationsService>

const hourMs = 3_600_000
/** Backups run daily; the first within an hour of the start. */
const overdueMs = { next: 26 * hourMs, first: 2 * hourMs }

export function createOperationsService({ db, clock, config }: OperationsDeps) {
  const startedAt = clock()
  const hasPassed = (since: Date, ms: number) => clock().getTime() - since.getTime() > ms
  return {
    async read(): Promise<Operations> {
      const [database, jobs, mail, sentAt, uploads, disk, backups] = await Promise.all([
        databaseFacts(db),
        jobCounts(db),
        mailCounts(db),
        lastMailSentAt(db),
        uploadFacts(db),
        diskOf(config.dataDir),
        backupFacts(),
      ])
      return {
        version: packageVersion(),
        startedAt: startedAt.toISOString(),
        database: { isEmbedded: config.databaseUrl === null, ...database },
        jobs,
        mail: {
          transport: config.smtpUrl === null ? 'files' : 'smtp',
          ...mail,
          lastSentAt: sentAt?.toISOString() ?? null,
        },
        backups,
        disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
        uploads,
      }
    },
  }

  async function backupFacts(): Promise<Operations['backups']> {
    if (config.backups === null) return null
    const stored = await storedBackups(config.backups.folder)
    const [last] = stored
    return {
      count: stored.length,
      last: last ? { createdAt: last.createdAt.toISOString(), bytes: last.bytes } : null,
      isOverdue: last ? hasPassed(last.createdAt, overdueMs.next) : hasPassed(startedAt, overdueMs.first),
    }
  }
}

/** With a database server and a bucket, DATA_DIR is created only when something is stored there. */
async function diskOf(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder)
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error
    return diskOf(dirname(folder))
  }
}

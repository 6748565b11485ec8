import { beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { pollOptions } from '#server/testing/mail/poll-options.ts'
import { recordingLogger } from '#server/testing/mail/recording-logger.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { urlOf } from '#server/testing/url-of.ts'
import { addJob, removeFailedJobs } from './jobs.repository.ts'
import { migrateJobs } from './migrate-jobs.ts'
import { startWorker } from './start-worker.ts'
import type { Task } from './tasks.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.empty())

function aWorker(task: Task) {
  const { logger, lines } = recordingLogger()
  const worker = startWorker({ pool: database.pool, tasks: { 'send-mail': task }, logger })
  onTestFinished(() => worker.stop())
  return lines
}

const jobs = async (columns: string) =>
  (
    await database.pool.query(
      `select ${columns} from graphile_worker.jobs where task_identifier = 'send-mail'`,
    )
  ).rows

test('a job runs once its transaction commits, and not if that rolls back', async () => {
  const ran: unknown[] = []
  aWorker(async (payload) => ran.push(payload))
  await transact(database.db, async (db) => {
    await addJob(db, 'send-mail', { mailId: 1 })
    throw new Error('refused')
  }).catch(() => undefined)
  await transact(database.db, (db) => addJob(db, 'send-mail', { mailId: 2 }))
  await expect.poll(() => ran, pollOptions).toEqual([{ mailId: 2 }])
})

test('two workers run each job once', async () => {
  const ran: number[][] = [[], []]
  for (const mine of ran) aWorker(async (payload) => mine.push((payload as { mailId: number }).mailId))
  const ids = Array.from({ length: 60 }, (_, at) => at)
  await transact(database.db, async (db) => {
    for (const mailId of ids) await addJob(db, 'send-mail', { mailId })
  })
  await expect.poll(() => jobs('id'), pollOptions).toEqual([])
  expect(ran.flat().sort((a, b) => a - b)).toEqual(ids)
  expect(ran.every((mine) => mine.length > 0)).toBe(true)
})

test('a job replaces a waiting job with the same key', async () => {
  await addJob(database.db, 'send-mail', { mailId: 1 }, { key: 'one', delayMs: 60_000 })
  await addJob(database.db, 'send-mail', { mailId: 1 }, { key: 'one' })
  expect(await jobs('key, run_at <= now() as "isDue"')).toEqual([{ key: 'one', isDue: true }])
})

test('a failed job is retried, and neither it nor the log contains values of the error', async () => {
  const lines = aWorker(async () => {
    throw new Error('Failed query: insert … params: ada@example.org')
  })
  await addJob(database.db, 'send-mail', { mailId: 1 })
  await expect
    .poll(() => jobs('attempts, last_error, run_at > now() as "waits"'), pollOptions)
    .toEqual([{ attempts: 1, last_error: 'Error', waits: true }])
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', task: 'send-mail', msg: 'job failed, will be retried' }),
  )
  expect(JSON.stringify(lines)).not.toContain('ada@')
})

test('jobs that have used up their attempts are removed after a week', async () => {
  for (const key of ['old', 'new', 'waiting'])
    await addJob(database.db, 'send-mail', { mailId: 1 }, { key, delayMs: 60_000 })
  await database.pool.query(`
    update graphile_worker._private_jobs set attempts = max_attempts where key in ('old', 'new');
    update graphile_worker._private_jobs set updated_at = now() - interval '8 days' where key in ('old', 'waiting')`)
  await removeFailedJobs(database.db)
  expect((await jobs('key')).map(({ key }) => key).sort()).toEqual(['new', 'waiting'])
})

test('of processes that start together on an empty database each finds it migrated', async () => {
  const { url, template } = inject('postgres')
  const name = `${template}_jobs_together`
  await database.pool.query(`create database ${name}`)
  const starts = Array.from({ length: 4 }, async () => {
    const { logger } = recordingLogger()
    const connection = { connectionString: urlOf(url, name) }
    const { pool, close } = openDatabase({ connection, poolSize: 1 }, { logger })
    await migrateJobs(pool, logger)
    const { rows } = await pool.query(`select (graphile_worker.add_job('send-mail')).id is not null as added`)
    await close()
    return rows
  })
  expect(await Promise.all(starts)).toEqual(Array(4).fill([{ added: true }]))
})

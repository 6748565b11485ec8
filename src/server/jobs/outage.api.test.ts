import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { pollOptions } from '#server/testing/mail/poll-options.ts'
import { recordingLogger } from '#server/testing/mail/recording-logger.ts'
import { startTestPostgres } from '#server/testing/test-postgres.ts'
import { addJob } from './jobs.repository.ts'
import { migrateJobs } from './migrate-jobs.ts'
import { startWorker, type Worker } from './start-worker.ts'

const { logger } = recordingLogger()
let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let database: Database
let worker: Worker
let started: number
let ran: number
let running: Promise<void> | undefined

beforeAll(async () => {
  postgres = await startTestPostgres()
  database = openDatabase({ connection: { connectionString: postgres.url }, poolSize: 4 }, { logger })
  await migrateJobs(database.pool, logger)
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

beforeEach(async () => {
  started = 0
  ran = 0
  running = undefined
  const task = async () => {
    started += 1
    await running
    ran += 1
  }
  worker = startWorker({ pool: database.pool, tasks: { 'purge-expired': task }, logger })
  await addJob(database.db, 'purge-expired', {})
  await expect.poll(() => ran, pollOptions).toBe(1)
})
afterEach(() => worker.stop())

test('after all connections were terminated, jobs run again', async () => {
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
  )
  await addJob(database.db, 'purge-expired', {})
  await expect.poll(() => ran, pollOptions).toBe(2)
})

test('a job that ends while PostgreSQL is away does not end the worker', async () => {
  let finish = () => {}
  running = new Promise((resolve) => {
    finish = resolve
  })
  await addJob(database.db, 'purge-expired', {})
  await expect.poll(() => started, pollOptions).toBe(2)
  const restarted = postgres.restart(3_000)
  await expect
    .poll(
      () =>
        database.ping().then(
          () => 'up',
          () => 'down',
        ),
      pollOptions,
    )
    .toBe('down')
  finish()
  await restarted
  running = undefined
  await addJob(database.db, 'purge-expired', {})
  await expect.poll(() => ran, { timeout: 20_000 }).toBe(3)
}, 60_000)

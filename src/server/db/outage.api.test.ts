import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogger } from '#server/http/logging.ts'
import { createLogWatch } from '#server/testing/log-watch.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { startTestPostgres } from '#server/testing/test-postgres.ts'
import { type Database, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let database: Database
let app: TestApp

beforeAll(async () => {
  postgres = await startTestPostgres()
  const log = createLogWatch()
  const logger = createLogger('info', log.destination)
  database = openDatabase({ connection: { connectionString: postgres.url }, poolSize: 4 }, { logger })
  await migrate(database, { logger })
  app = await startTestApp({ ...database, name: 'postgres', log, logger, empty: async () => undefined })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await postgres.stop()
})
beforeEach(async () => {
  expect(await statuses(8)).toEqual(Array(8).fill(200))
})

const path = '/api/tutoring-providers?limit=1'
const get = () => fetch(app.url + path)
const statuses = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await get()).status))

test('after a restart of PostgreSQL the next request works', async () => {
  await postgres.restart()
  expect(await statuses(8)).toEqual(Array(8).fill(200))
})

test('after all backends were terminated the next request works', async () => {
  // With a timeout the call waits until each backend is gone: a request sent before that would be one in flight.
  await database.pool.query(
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where pid <> pg_backend_pid()',
  )
  expect(await statuses(8)).toEqual(Array(8).fill(200))
})

test('while PostgreSQL is away requests get 503 with words, and the first one after it is back works', async () => {
  let isBack = false
  const restarting = postgres.restart(10_000).then(() => {
    isBack = true
  })
  const during: Response[] = []
  while (!isBack) {
    during.push(await get())
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await restarting
  expect((await get()).status).toBe(200)
  expect(await statuses(8)).toEqual(Array(8).fill(200))
  const failed = during.filter(({ status }) => status !== 200)
  expect(failed.length).toBeGreaterThan(20)
  for (const answer of failed) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/try again/i) })
  }
}, 60_000)

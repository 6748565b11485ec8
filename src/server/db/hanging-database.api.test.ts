import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLogger } from '#server/http/logging.ts'
import { migrateJobs } from '#server/jobs/migrate-jobs.ts'
import { insertListing } from '#server/testing/a-listing.ts'
import { insertUser } from '#server/testing/a-user.ts'
import { createLogWatch } from '#server/testing/log-watch.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { startTestPostgres } from '#server/testing/test-postgres.ts'
import { type Database, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'
import { transact } from './transact.ts'

const token = 'a-token-of-the-tests-for-metrics'
const poolSize = 4
let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let database: Database
let app: TestApp
let cookie: string
let listingId: number

beforeAll(async () => {
  postgres = await startTestPostgres()
  const log = createLogWatch()
  const logger = createLogger('info', log.destination)
  const connection = { connectionString: postgres.url }
  const timeouts = { connectTimeoutMs: 1_000, responseTimeoutMs: 1_000 }
  database = openDatabase({ connection, poolSize, ...timeouts }, { logger })
  await migrate(database, { logger })
  await migrateJobs(database.bulkDb.$client, logger)
  app = await startTestApp(
    { ...database, name: 'postgres', log, logger, empty: async () => undefined },
    { env: { METRICS_TOKEN: token }, isCaching: true },
  )
  const deps = { db: app.db, sessions: app.sessions, clock: app.clock.now }
  cookie = `${app.sessionCookie}=${(await insertUser(deps)).sessionId}`
  listingId = (await insertListing(deps, 'camp')).id
})
afterAll(async () => {
  await app.close()
  await database.close()
  await postgres.stop()
})
beforeEach(async () => {
  expect(await statuses(8)).toEqual(Array(8).fill(200))
})

const get = (path: string, headers = {}) => fetch(app.url + path, { headers })
const lists = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => get(`/api/summer-camps?limit=${n + 1}`)))
const statuses = async (count: number) => (await lists(count)).map(({ status }) => status)
const review = (title: string) =>
  fetch(`${app.url}/api/reviews`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ listingType: 'camp', listingId, rating: 5, title }),
  })
const reviews = async () => (await database.db.execute(sql`select title from reviews`)).rows
const isAllIdle = () => database.pool.totalCount === database.pool.idleCount

async function expectUnavailable(answer: Response) {
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/try again/i) })
}

/** Continued at the latest when the test ends. */
async function freeze() {
  const thaw = await postgres.freeze()
  app.cache.clear()
  let isFrozen = true
  const thawOnce = () => {
    if (isFrozen) thaw()
    isFrozen = false
  }
  onTestFinished(thawOnce)
  return thawOnce
}

test('while PostgreSQL hangs every request ends with 503 and words, and afterwards the next one works', async () => {
  const thaw = await freeze()
  for (const answer of await lists(3 * poolSize)) await expectUnavailable(answer)
  await expectUnavailable(await review('Asked while it hangs.'))
  await expectUnavailable(await get('/api/auth/user', { cookie }))
  thaw()
  expect(await statuses(8)).toEqual(Array(8).fill(200))
  expect(await reviews()).toEqual([])
  await expect.poll(isAllIdle).toBe(true)
})

test('while PostgreSQL hangs the process is live, not ready, and reports what it measures itself', async () => {
  await freeze()
  expect((await get('/api/health/live')).status).toBe(200)
  expect((await get('/api/health')).status).toBe(503)
  const metrics = await get('/metrics', { authorization: `Bearer ${token}` })
  expect(metrics.status).toBe(200)
  expect(await metrics.text()).toContain('waymark_database_waiting 0')
})

test('a write that got no answer is not reported as success, and is there once when it is sent again', async () => {
  const thaw = await freeze()
  const answers = await Promise.all(Array.from({ length: 3 }, () => review('Written once.')))
  for (const answer of answers) await expectUnavailable(answer)
  thaw()
  expect([201, 409]).toContain((await review('Written once.')).status)
  expect(await reviews()).toEqual([{ title: 'Written once.' }])
})

test('a transaction ends at once when PostgreSQL hangs in the middle of it, or at its commit', async () => {
  for (const isAtCommit of [false, true]) {
    let thaw = () => {}
    const work = transact(database.db, async (db) => {
      await db.execute(sql`create table half_done (n int)`)
      thaw = await freeze()
      if (!isAtCommit) await db.execute(sql`insert into half_done values (1)`)
    })
    await expect(work).rejects.toThrow()
    thaw()
    await sleep(0)
    await expect.poll(isAllIdle).toBe(true)
    if (!isAtCommit) expect(await tableExists()).toBe(false)
  }
})

const tableExists = async () =>
  (await database.db.execute(sql`select to_regclass('half_done') is not null as "exists"`)).rows[0]?.exists

test('the connection that listens is replaced when it got no answer', async () => {
  const gaps: number[] = []
  const connection = database.listen('hanging', { onMessage: () => undefined, onGap: () => gaps.push(1) })
  onTestFinished(() => connection.end())
  await expect.poll(() => connection.isCurrent()).toBe(true)
  const thaw = await freeze()
  expect(await connection.isCurrent()).toBe(false)
  thaw()
  await expect.poll(() => connection.isCurrent(), { timeout: 10_000 }).toBe(true)
  expect(gaps.length).toBeGreaterThan(2)
}, 30_000)

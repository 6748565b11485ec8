import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { NewUser } from '#server/users/users.repository.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { insertListing } from './a-listing.ts'
import { insertUser } from './a-user.ts'
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts'
import { createTestClient } from './test-client.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

interface Options extends TestAppOptions {
  /** For tests that share what a `beforeAll` of theirs has stored: the tables are emptied once, not before each. */
  isDataShared?: boolean
}

/**
 * A server on real HTTP for this file, and for each test an empty database, a clock that stands still and an empty mail
 * box. An error that the server logs fails the test that caused it.
 */
export function useTestApp({ isDataShared = false, ...options }: Options = {}) {
  let database: TestDatabase
  let running: TestApp

  beforeAll(async () => {
    database = await openTestDatabase()
    if (isDataShared) await database.empty()
    running = await startTestApp(database, options)
  })
  beforeEach(async () => {
    running.clock.reset()
    running.mail.clear()
    running.jobs.reset()
    if (!isDataShared) await database.empty()
    running.cache.clear()
  })
  afterEach(() => {
    expect(running.log.takeUnexpected(), 'errors in the log of the server').toEqual([])
  })
  afterAll(() => running?.close())

  const newClient = () => createTestClient(running.url, running.contracts)
  const deps = () => ({ db: running.db, sessions: running.sessions, clock: running.clock.now })

  async function aUser(person: Partial<NewUser> = {}) {
    const { user, sessionId } = await insertUser(deps(), person)
    const client = newClient()
    client.cookies.set(running.sessionCookie, sessionId)
    return { ...client, user }
  }

  return {
    get url() {
      return running.url
    },
    get app() {
      return running.app
    },
    get db() {
      return running.db
    },
    get clock() {
      return running.clock
    },
    get log() {
      return running.log
    },
    /** A new visitor at each use: nobody's cookies. */
    get anonymous() {
      return newClient()
    },
    /** Runs the background jobs that are due by the clock of the test; between calls none runs. */
    runJobs: () => running.jobs.run(),
    /** What has arrived, once every mail that is due was sent. */
    async mails() {
      await running.jobs.run()
      return running.mail.mails
    },
    /** Somebody signed in, with a browser of their own. */
    aUser,
    anAdmin: (person: Partial<NewUser> = {}) =>
      aUser({ firstName: 'Site', lastName: 'Admin', ...person, role: 'admin' }),
    aListing: <K extends Kind>(kind: K, ...rest: RestOfListing<K>) => insertListing(deps(), kind, ...rest),
  }
}

type RestOfListing<K extends Kind> =
  Parameters<typeof insertListing<K>> extends [unknown, unknown, ...infer Rest] ? Rest : never

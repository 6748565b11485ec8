import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { NewUser } from '#server/users/users.repository.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { insertListing } from './a-listing.ts'
import { insertUser } from './a-user.ts'
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts'
import { createTestClient } from './test-client.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

interface Options extends TestAppOptions {
  /** Empties the tables once instead of before each test, to keep data from `beforeAll`. */
  isDataShared?: boolean
}

/** Lazy singleton for all files without options. Like the database, it stops with the worker. */
let shared: Promise<TestApp> | undefined

function sharedApp(database: TestDatabase) {
  shared ??= startTestApp(database)
  return shared
}

/**
 * Gives the file a server on real HTTP, and each test an empty database, a frozen clock and an empty mail box. A test fails
 * if the server logs an error.
 */
export function useTestApp({ isDataShared = false, ...options }: Options = {}) {
  const isOwn = Object.keys(options).length > 0
  let database: TestDatabase
  let running: TestApp

  beforeAll(async () => {
    database = await openTestDatabase()
    if (isDataShared) await database.empty()
    running = await (isOwn ? startTestApp(database, options) : sharedApp(database))
    reset()
  })
  beforeEach(async () => {
    if (!isDataShared) await database.empty()
    reset()
  })
  afterEach(() => {
    expect(running.log.takeUnexpected(), 'errors in the log of the server').toEqual([])
  })
  afterAll(async () => {
    if (isOwn) await running?.close()
  })

  function reset() {
    running.clock.reset()
    running.mail.clear()
    running.jobs.reset()
    running.cache.clear()
  }
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
    /** A new client without cookies at each access. */
    get anonymous() {
      return newClient()
    },
    /** Runs the background jobs that are due by the test clock. No job runs otherwise. */
    runJobs: () => running.jobs.run(),
    /** Sends all due mail and returns the mail box. */
    async mails() {
      await running.jobs.run()
      return running.mail.mails
    },
    /** A signed-in user with their own client. */
    aUser,
    anAdmin: (person: Partial<NewUser> = {}) =>
      aUser({ firstName: 'Site', lastName: 'Admin', ...person, role: 'admin' }),
    aListing: <K extends Kind>(kind: K, ...rest: RestOfListing<K>) => insertListing(deps(), kind, ...rest),
  }
}

type RestOfListing<K extends Kind> =
  Parameters<typeof insertListing<K>> extends [unknown, unknown, ...infer Rest] ? Rest : never

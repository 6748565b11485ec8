import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from '#server/app.ts'
import { createSessions } from '#server/auth/sessions.ts'
import { createBackgroundTasks } from '#server/background-tasks.ts'
import { loadConfig } from '#server/config.ts'
import { siteConfigOf } from '#server/http/site-config.ts'
import type { LinkNetwork } from '#server/link-watch/link-network.ts'
import { createListingCache, listenForChanges } from '#server/listings/listing-cache.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { reservePort } from '#server/reserve-port.ts'
import type { CreateBrowseRenderer } from '#shared/contract/browse.ts'
import { createJobRunner } from './job-runner.ts'
import { createMailBox } from './mail-box.ts'
import { contractsOf } from './route-contracts.ts'
import { createTestClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'

export interface TestAppOptions {
  /** Environment overrides; a function if they depend on servers that the test file starts. */
  env?: NodeJS.ProcessEnv | (() => NodeJS.ProcessEnv)
  /** Off by default, because tests also write to the database directly. */
  isCaching?: boolean
  /** Serves the source index.html, without scripts. */
  hasPages?: boolean
  /** The network for link checks. */
  network?: LinkNetwork
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

export const sessionSecret = 'a secret of the tests, known to everybody'

const sourceOf = (file: string) => fileURLToPath(new URL(`../../client/${file}`, import.meta.url))

/** Loads the renderer from source instead of the build. */
const clientRenderer = (): Promise<{ createBrowseRenderer: CreateBrowseRenderer }> =>
  import(sourceOf('create-browse-renderer.tsx'))

/** Starts the real composition root with a test clock, mail box and log. */
export async function startTestApp(
  { db, bulkDb, ping, listen, withUnlimitedClient, log, logger }: TestDatabase,
  { env = {}, isCaching = false, hasPages = false, network }: TestAppOptions = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-api-'))
  const settings = typeof env === 'function' ? env() : env
  const config = await reservePort(
    loadConfig({ PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', DATA_DIR: dataDir, ...settings }),
  )
  const clock = createTestClock()
  const mail = createMailBox()
  const mailer = createMailer({ clock: clock.now, rateLimit: config.rateLimit })
  const { transport } = mail
  const tasks = createBackgroundTasks({
    config,
    db: bulkDb,
    mailer,
    transport,
    withUnlimitedClient,
    sessionSecret,
    clock: clock.now,
    logger,
    network,
  })
  const jobs = createJobRunner({ pool: bulkDb.$client, tasks, clock, logger })
  const deps = { db, clock: clock.now, publicUrl: config.publicUrl, sessionSecret }
  const sessions = createSessions(deps)
  const clientDir = join(dataDir, 'client')
  if (hasPages) cpSync(sourceOf('index.html'), join(clientDir, 'index.html'))
  const cache = createListingCache()
  const renderer = async () => (await clientRenderer()).createBrowseRenderer(siteConfigOf(config))
  const app = await createApp({
    ...deps,
    bulkDb,
    config,
    ping,
    mailer,
    log: logger,
    cache,
    clientDir,
    renderer,
  })
  await app.listen({ host: config.host, port: config.port })
  const changes = isCaching ? listenForChanges({ listen }, cache) : null

  return {
    app,
    cache,
    db,
    clock,
    mail,
    jobs,
    log,
    sessions,
    sessionCookie: config.publicUrl.startsWith('https:') ? '__Host-waymark_session' : 'waymark_session',
    url: `http://${config.host}:${config.port}`,
    contracts: contractsOf(app),
    async close() {
      await app.close()
      await changes?.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

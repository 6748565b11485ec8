import { join } from 'node:path'
import { createApp } from './app.ts'
import { ensureFirstAdmin } from './auth/first-admin.ts'
import { createBackgroundTasks } from './background-tasks.ts'
import { prepareBackupFolder } from './backup/prepare-backup-folder.ts'
import { rendererIn } from './browse/load-renderer.ts'
import { type Config, loadConfig } from './config.ts'
import type { Database } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { openConfiguredDatabase } from './db/open-configured-database.ts'
import { seedDemoData } from './demo/seed-demo-data.ts'
import { createLogger, createLogOutput } from './http/logging.ts'
import { stopOnSignals } from './http/shutdown.ts'
import { siteConfigOf } from './http/site-config.ts'
import { endInterruptedImports } from './imports/tidy-imports.ts'
import { addJob } from './jobs/jobs.repository.ts'
import { migrateJobs } from './jobs/migrate-jobs.ts'
import { startWorker } from './jobs/start-worker.ts'
import { createListingCache, listenForChanges } from './listings/listing-cache.ts'
import { createMailTransport } from './mail/create-mail-transport.ts'
import { createMailer } from './mail/mailer.ts'
import { packageRoot } from './package-root.ts'
import { reservePort } from './reserve-port.ts'
import { sessionSecretIn } from './session-secret.ts'
import { explainStartError } from './start-error.ts'

const clock = () => new Date()
/**
 * Twice the cores of a small server, for requests and again for jobs and imports. More concurrent backends do not increase
 * throughput, but compete with the event loop for a core under overload.
 */
const poolSize = 4

const closers: (() => Promise<void> | void)[] = []
let isStopping = false
let config: Config | null = null

start().catch(async (error: unknown) => {
  // Errors during shutdown are expected.
  if (isStopping) return
  const explained = explainStartError(error, config)
  if (explained === null) createLogger('fatal').fatal({ err: error }, 'could not start')
  console.error(
    explained ?? 'The server could not start, for a reason it does not know. The line above says more.',
  )
  await stop().catch(() => undefined)
  process.exit(1)
})

async function start() {
  config = loadConfig()
  config = await reservePort(config)
  const log = createLogger(config.logLevel, createLogOutput())
  stopOnSignals({ stop, log })
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught')
    process.exit(1)
  })
  if (config.backups) await prepareBackupFolder({ ...config.backups, dataDir: config.dataDir })

  const database = await openConfiguredDatabase(config, { poolSize, logger: log })
  closers.push(() => database.close())
  await migrate(database, { logger: log })
  const { db, bulkDb, ping } = database
  await migrateJobs(bulkDb.$client, log)

  const demo = config.demoData ? await seedDemoData({ db, clock }) : null
  if (demo?.account) printAccount('You can try it as', demo.account)
  const newAdmin = await ensureFirstAdmin({ db, config, clock, logger: log })
  // Printed at once: the password is stored nowhere, and a later step could fail.
  if (newAdmin)
    printAccount('The first admin is', newAdmin, 'It is shown only this once; change it after signing in.')

  const transport = createMailTransport({ ...config, logger: log })
  closers.push(() => transport.close())
  const mailer = createMailer({ clock, rateLimit: config.rateLimit })
  // Without DATABASE_URL no other process uses the database.
  if (config.databaseUrl === null) await endInterruptedImports({ db, clock })
  await addJob(db, 'tidy-imports', {}, { key: 'tidy-imports' })
  const sessionSecret = config.sessionSecret ?? sessionSecretIn(config.dataDir)
  const tasks = createBackgroundTasks({
    config,
    sessionSecret,
    db: bulkDb,
    mailer,
    transport,
    clock,
    logger: log,
    withUnlimitedClient: database.withUnlimitedClient,
  })
  const worker = startWorker({ pool: bulkDb.$client, tasks, logger: log })
  closers.push(() => worker.stop())

  const cache = createListingCache()
  const changes = listenForChanges(database, cache)
  closers.push(() => changes.end())

  const renderer = rendererIn(join(packageRoot(), 'dist', 'render'), siteConfigOf(config))
  const app = await createApp({
    config,
    db,
    bulkDb,
    ping,
    mailer,
    cache,
    sessionSecret,
    clock,
    log,
    clientDir: join(packageRoot(), 'dist', 'client'),
    renderer,
  })
  closers.push(
    () => app.close(),
    () => app.drain(),
  )
  await app.listen({ host: config.host, port: config.port })
  printAddress(config, database)
  // Loading blocks the event loop for 100 ms, so the first visitor should not wait for it. The page reports a failure.
  if (config.publicBrowsing) await renderer().catch(() => undefined)
}

/** Reverse order of opening: requests finish while the database is still open. */
async function stop() {
  isStopping = true
  for (const close of closers.splice(0).reverse()) await close()
}

function printAccount(who: string, { email, password }: { email: string; password: string }, note?: string) {
  console.log(`
${who} ${email}, with the password ${password}`)
  if (note) console.log(note)
}

function printAddress({ siteName, publicUrl, dataDir, databaseUrl }: Config, { describe }: Database) {
  const where = databaseUrl === null ? dataDir : `${describe}, and its files in ${dataDir}`
  console.log(`\n${siteName} is running at ${publicUrl}`)
  console.log(`Its data lives in ${where}\n`)
}

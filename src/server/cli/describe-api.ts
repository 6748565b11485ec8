import { writeFileSync } from 'node:fs'
import { createApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/http/logging.ts'
import { createListingCache } from '#server/listings/listing-cache.ts'
import { createMailer } from '#server/mail/mailer.ts'

/** The last step of a build: writes the description of the API to a file. Nothing connects to the database. */
const [file = ''] = process.argv.slice(2)
const log = createLogger('fatal')
const clock = () => new Date()
const config = loadConfig({})
const database = openDatabase({ connection: {}, poolSize: 1 }, { logger: log })
const app = await createApp({
  ...database,
  config,
  clock,
  log,
  mailer: createMailer({ clock, rateLimit: config.rateLimit }),
  cache: createListingCache(),
  sessionSecret: 'unused',
  clientDir: '',
  renderer: () => Promise.reject(new Error('There are no pages yet.')),
})
await app.ready()
writeFileSync(file, JSON.stringify(app.swagger()))
await app.close()
await database.close()

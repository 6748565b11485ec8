import { openDatabase } from '#server/db/client.ts'
import { migrateJobs } from '#server/jobs/migrate-jobs.ts'
import { createTopicMailer } from '#server/mail-settings/topic-mailer.ts'
import { sendSearchDigests } from '#server/saved-searches/send-search-digests.ts'
import { quietLogger } from '#server/testing/db/quiet-logger.ts'
import { say } from '../../scripts/setup/say.mjs'
import type { BenchPostgres } from '../database/bench-postgres.ts'
import type { Options } from '../options.ts'

export interface DigestResult {
  listings: number
  searches: number
  mails: number
  seconds: number
}

const searchesPerPerson = 5
/** One in a hundred listings was approved since yesterday. */
const newShare = 0.01

/** One daily run over the saved searches of everyone, most of them different. */
export async function measureDigests(
  postgres: BenchPostgres,
  { rows, searches }: Options,
): Promise<DigestResult> {
  await postgres.seed(rows, rows)
  const now = new Date()
  await postgres.query(
    `update listings set approved_at = $1::timestamptz - case when random() < $2 then interval '2 hours' else interval '40 days' end`,
    [now, newShare],
  )
  await postgres.query(
    `insert into users (email, email_verified_at)
     select 'reader-' || n || '@example.org', now() from generate_series(1, $1::int) n`,
    [Math.ceil(searches / searchesPerPerson)],
  )
  await postgres.query(
    `insert into mail_settings (user_id, topics, hour) select id, '{saved-searches}', 0 from users`,
  )
  await postgres.query(
    `insert into saved_searches (user_id, name, listing_type, query, digest, visited_at, digested_at)
     select users.id, 'Search ' || n, 'tutoring',
       jsonb_build_object(
         'city', (array['Dublin', 'Pleasanton', 'Livermore', 'San Ramon', 'Danville'])[1 + n % 5],
         'search', chr(97 + (n * 7 + ascii(right(users.id::text, 1))) % 26) || chr(97 + n % 26),
         'zipcode', '94568', 'distance', (array['5', '10', '25', '50'])[1 + n % 4]),
       'daily', now(), now() - interval '25 hours'
     from users, generate_series(1, $1::int) n`,
    [searchesPerPerson],
  )
  await postgres.query('vacuum analyze')
  const database = openDatabase(
    { connection: { connectionString: postgres.url }, poolSize: 4 },
    { logger: quietLogger },
  )
  await migrateJobs(database.pool, quietLogger)
  const site = { name: 'Waymark', publicUrl: 'https://waymark.example', contactEmail: 'hello@example.org' }
  const clock = () => now
  const since = performance.now()
  const mails = await sendSearchDigests({
    db: database.db,
    clock,
    topicMailer: createTopicMailer({ clock, site, sessionSecret: 'of the bench' }),
    signal: new AbortController().signal,
  })
  const seconds = (performance.now() - since) / 1000
  await database.close()
  say(
    `${searches.toLocaleString('en-US')} searches: ${mails.toLocaleString('en-US')} mails in ${seconds.toFixed(1)} s`,
  )
  return { listings: rows, searches, mails, seconds }
}

import { createTopicMailer } from '#server/mail-settings/topic-mailer.ts'
import { sendSearchDigests } from '#server/saved-searches/send-search-digests.ts'
import type { BenchPostgres } from '../bench-postgres.ts'
import type { Options } from '../options.ts'
import type { Table } from '../results.ts'

const searchesPerPerson = 5
/** One in a hundred listings was approved since yesterday. */
const newShare = 0.01

/** One daily run over the saved searches of everyone, most of them different. */
export async function measureDigests(
  { db, query, seed }: BenchPostgres,
  { rows, searches }: Options,
): Promise<Table[]> {
  await seed(rows, rows)
  const now = new Date()
  await query(
    `update listings set approved_at = $1::timestamptz - case when random() < $2 then interval '2 hours' else interval '40 days' end`,
    [now, newShare],
  )
  await query(
    `insert into users (email, email_verified_at)
     select 'reader-' || n || '@example.org', now() from generate_series(1, $1::int) n`,
    [Math.ceil(searches / searchesPerPerson)],
  )
  await query(`insert into mail_settings (user_id, topics, hour) select id, '{saved-searches}', 0 from users`)
  await query(
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
  await query('vacuum analyze')
  const site = { name: 'Waymark', publicUrl: 'https://waymark.example', contactEmail: 'hello@example.org' }
  const clock = () => now
  const topicMailer = createTopicMailer({ clock, site, sessionSecret: 'of the bench' })
  const since = performance.now()
  const mails = await sendSearchDigests({ db, clock, topicMailer, signal: new AbortController().signal })
  const seconds = (performance.now() - since) / 1000
  const columns = [
    { name: 'saved searches' },
    { name: 'listings' },
    { name: 'mails' },
    { name: 'time', unit: 's', max: 300 },
  ]
  return [{ title: 'Digests of a day', columns, rows: [[searches, rows, mails, seconds]] }]
}

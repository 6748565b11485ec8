import { pino } from 'pino'
import { openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { runReminders } from '#server/notifications/run-reminders.ts'
import { say } from '../../scripts/setup/say.mjs'
import type { BenchPostgres } from '../database/bench-postgres.ts'
import type { Options } from '../options.ts'

export interface DailyRunResult {
  saved: number
  /** Reminders that were written. */
  written: number
  seconds: number
  longestBatchMs: number
}

const listingCount = 10_000
const savedPerPerson = 50

/** The reminders of one day. Deadlines are spread over 60 days, so that one item in twenty has a reminder. */
export async function measureDailyRun(postgres: BenchPostgres, { saved }: Options): Promise<DailyRunResult> {
  const logger = pino({ level: 'silent' })
  const connection = { connectionString: postgres.url }
  const database = openDatabase({ connection, poolSize: 2 }, { logger })
  try {
    await migrate(database, { logger })
    await postgres.query(`
      insert into listings (kind, title, sort_title, is_approved, is_active, closes_on)
      select 'camp', 'Camp ' || n, 'camp ' || n, true, true, current_date + n % 60
      from generate_series(1, ${listingCount}) n`)
    await postgres.query(`
      insert into users (email) select 'person-' || n || '@example.org'
      from generate_series(1, ${Math.ceil(saved / savedPerPerson)}) n`)
    await postgres.query(`
      insert into bookmarks (user_id, listing_id)
      select person.id, 1 + (person.n * ${savedPerPerson} + item) % ${listingCount}
      from (select id, row_number() over () as n from users) person, generate_series(1, ${savedPerPerson}) item`)
    await postgres.query('vacuum analyze')
    let [longestBatchMs, last] = [0, performance.now()]
    const since = last
    const clock = () => {
      // Asked once in each batch.
      const now = performance.now()
      longestBatchMs = Math.max(longestBatchMs, now - last)
      last = now
      return new Date()
    }
    await runReminders({ db: database.db, clock, signal: new AbortController().signal })
    const seconds = (performance.now() - since) / 1000
    const [row] = await postgres.query<{ written: number }>(
      'select count(*)::int as written from notifications',
    )
    const written = row?.written ?? 0
    say(`${saved.toLocaleString('en-US')} saved items: ${written} reminders in ${seconds.toFixed(1)} s`)
    return { saved, written, seconds, longestBatchMs }
  } finally {
    await database.close()
  }
}

import { runReminders } from '#server/notifications/run-reminders.ts'
import type { BenchPostgres } from '../bench-postgres.ts'
import type { Options } from '../options.ts'
import type { Table } from '../results.ts'

const listingCount = 10_000
const savedPerPerson = 50

/** The reminders of one day. Deadlines are spread over 60 days, so that one item in twenty has a reminder. */
export async function measureDailyRun({ db, query }: BenchPostgres, { saved }: Options): Promise<Table[]> {
  await query(`
    insert into listings (kind, title, sort_title, is_approved, is_active, closes_on)
    select 'camp', 'Camp ' || n, 'camp ' || n, true, true, current_date + n % 60
    from generate_series(1, ${listingCount}) n`)
  await query(`
    insert into users (email) select 'person-' || n || '@example.org'
    from generate_series(1, ${Math.ceil(saved / savedPerPerson)}) n`)
  await query(`
    insert into bookmarks (user_id, listing_id)
    select person.id, 1 + (person.n * ${savedPerPerson} + item) % ${listingCount}
    from (select id, row_number() over () as n from users) person, generate_series(1, ${savedPerPerson}) item`)
  await query('vacuum analyze')
  let [longestBatchMs, last] = [0, performance.now()]
  const since = last
  const clock = () => {
    // Called once per batch.
    const now = performance.now()
    longestBatchMs = Math.max(longestBatchMs, now - last)
    last = now
    return new Date()
  }
  await runReminders({ db, clock, signal: new AbortController().signal })
  const seconds = (performance.now() - since) / 1000
  const [row] = await query<{ written: number }>('select count(*)::int as written from notifications')
  const columns = [
    { name: 'saved items' },
    { name: 'reminders written' },
    { name: 'time', unit: 's' },
    { name: 'longest batch', unit: 'ms' },
  ]
  return [
    { title: 'Reminders of a day', columns, rows: [[saved, row?.written ?? 0, seconds, longestBatchMs]] },
  ]
}

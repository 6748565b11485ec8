import type { Db } from '#server/db/client.ts'
import type { Glimpse, Home } from '#shared/contract/home.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { weekendOf } from '#shared/rules/weekend.ts'
import {
  countUpcoming,
  findEventsBetween,
  findNewest,
  findTotals,
  type StoredGlimpse,
} from './home.repository.ts'

export interface HomeService {
  read(): Promise<Home>
}

const week = 7 * 24 * 60 * 60 * 1000
const most = 5

export const createHomeService = ({ db, clock }: { db: Db; clock: () => Date }): HomeService => ({
  async read() {
    const now = clock()
    const today = pacificDay(now)
    const { from, to } = weekendOf(today)
    const [totals, upcoming, newest, weekend] = await Promise.all([
      findTotals(db),
      countUpcoming(db, today),
      findNewest(db, new Date(now.getTime() - week), most),
      findEventsBetween(db, from, to, most),
    ])
    const totalOf = new Map(totals.map(({ kind, total }) => [kind, total]))
    // What the events screen shows at first is what is still to come.
    totalOf.set('event', upcoming)
    return {
      counts: Object.fromEntries(kindNames.map((kind) => [kind, totalOf.get(kind) ?? 0])) as Home['counts'],
      newThisWeek: newest.map(present),
      thisWeekend: weekend.map(present),
    }
  },
})

const present = (row: StoredGlimpse): Glimpse => ({ ...row, createdAt: row.createdAt.toISOString() })

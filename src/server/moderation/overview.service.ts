import type { Db } from '#server/db/client.ts'
import type { Overview } from '#shared/contract/moderation.ts'
import { type Kind, kindNames } from '#shared/listings/kinds.ts'
import { byQueueName } from '#shared/listings/queue-name.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import {
  countNewListings,
  countNewPeople,
  countNewReports,
  countOpenReports,
  countPastDeadline,
  findWaiting,
} from './overview.repository.ts'

export type OverviewService = ReturnType<typeof createOverviewService>

export const createOverviewService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async overview(): Promise<Overview> {
    const now = clock()
    const [waiting, openReports, reports, people, listings, pastDeadline] = await Promise.all([
      findWaiting(db),
      countOpenReports(db),
      countNewReports(db, now),
      countNewPeople(db, now),
      countNewListings(db, now),
      countPastDeadline(db, pacificDay(now)),
    ])
    const { total, totals, edits, claims, oldest } = waiting
    const totalOf = (kind: Kind) => totals.find((row) => row.kind === kind)?.total ?? 0
    return {
      waiting: {
        count: total,
        totals: byQueueName(kindNames.map((kind) => [kind, totalOf(kind)] as const)),
        edits,
        claims,
        oldestSince: oldest?.toISOString() ?? null,
      },
      openReports,
      reports,
      people,
      listings,
      pastDeadline,
    }
  },
})

import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { findListing, findListings, findListingsById } from '#server/listings/listings.repository.ts'
import type {
  ListingsByKind,
  ModeratedListing,
  Overview,
  PendingApprovals,
  PendingEdit,
} from '#shared/contract/moderation.ts'
import { type Kind, kindNames } from '#shared/listings/kinds.ts'
import { byQueueName, type QueueName } from '#shared/listings/queue-name.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { findDuplicates } from './duplicates.repository.ts'
import { changedFields } from './edit-record.ts'
import { findListingIds } from './listing-finder.repository.ts'
import { presentModerated } from './moderated-presenter.ts'
import * as overview from './overview.repository.ts'
import * as queue from './queue.repository.ts'

/** `totals` counts all. */
const maxQueueLength = 100
const maxFound = 50

export type QueueService = ReturnType<typeof createQueueService>

export const createQueueService = ({ db, clock }: { db: Db; clock: () => Date }) => {
  const read = async (kind: Kind, ids: number[]): Promise<ModeratedListing[]> => {
    const found = await findListings(db, kind, ids)
    return found.map((stored) => presentModerated(stored, clock()))
  }

  const waitingOf = async (kind: Kind) => {
    const ids = await queue.findWaitingIds(db, kind, maxQueueLength)
    const [found, duplicates] = await Promise.all([read(kind, ids), findDuplicates(db, kind, ids)])
    return found.map((listing) => ({ ...listing, duplicates: duplicates.get(listing.id) ?? [] }))
  }

  const waitingEdits = async (): Promise<PendingEdit[]> => {
    const edits = await queue.findWaitingEdits(db, maxQueueLength)
    const stored = await findListingsById(db, edits)
    return edits.flatMap(({ id, values, createdAt }) => {
      const live = stored.get(id)
      if (!live) return []
      const proposed = { ...live.values, ...values }
      return {
        listing: presentModerated(live, clock()),
        proposed,
        changes: changedFields(live.values, proposed),
        submittedAt: createdAt.toISOString(),
      }
    })
  }

  return {
    async overview(): Promise<Overview> {
      const now = clock()
      const [waiting, openReports, reports, people, listings, pastDeadline] = await Promise.all([
        overview.findWaiting(db),
        overview.countOpenReports(db),
        overview.countNewReports(db, now),
        overview.countNewPeople(db, now),
        overview.countNewListings(db, now),
        overview.countPastDeadline(db, pacificDay(now)),
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

    async pending(): Promise<PendingApprovals> {
      const [waiting, edits, counted] = await Promise.all([
        byKind(waitingOf),
        waitingEdits(),
        queue.countWaiting(db),
      ])
      const totals = await byKind(async (kind) => counted.find((row) => row.kind === kind)?.total ?? 0)
      return { ...waiting, edits, totals }
    },

    async live(): Promise<ListingsByKind> {
      return byKind(async (kind) => read(kind, await queue.findLiveIds(db, kind, maxQueueLength)))
    },

    async pastDeadlines(): Promise<ListingsByKind> {
      const today = pacificDay(clock())
      return byKind(async (kind) =>
        read(kind, await queue.findPastDeadlineIds(db, kind, today, maxQueueLength)),
      )
    },

    async search(kind: Kind, query: string): Promise<ModeratedListing[]> {
      return query === '' ? [] : read(kind, await findListingIds(db, kind, query, maxFound))
    },

    /** Matches in the title come first. */
    async searchAll(query: string): Promise<ModeratedListing[]> {
      if (query === '') return []
      const found = await Promise.all(
        kindNames.map(async (kind) => read(kind, await findListingIds(db, kind, query, maxFound))),
      )
      const words = query.toLowerCase()
      const isTitled = (listing: ModeratedListing) => titleOf(listing).toLowerCase().includes(words)
      const [titled, others] = [found.flat().filter(isTitled), found.flat().filter((one) => !isTitled(one))]
      return [...titled, ...others].slice(0, maxFound)
    },

    /** In any state. */
    async get(kind: Kind, id: number): Promise<ModeratedListing> {
      const found = await findListing(db, kind, id)
      if (!found) throw notFound()
      return presentModerated(found, clock())
    },
  }
}

const byKind = async <T>(load: (kind: Kind) => Promise<T>): Promise<Record<QueueName, T>> =>
  byQueueName(await Promise.all(kindNames.map(async (kind) => [kind, await load(kind)] as const)))

const titleOf = (listing: ModeratedListing): string =>
  ('title' in listing ? listing.title : listing.name) ?? ''

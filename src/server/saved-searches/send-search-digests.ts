import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { findDueRecipients } from '#server/mail/recipients.repository.ts'
import { searchDigest } from '#server/mail/templates/search-digest.ts'
import type { TopicMailer } from '#server/mail-settings/topic-mailer.ts'
import { maxNewCount } from '#shared/contract/saved-searches.ts'
import { pacificDay, plusDays } from '#shared/rules/calendar-day.ts'
import { pacificHour } from '#shared/rules/pacific-hour.ts'
import {
  findDueSearches,
  findNewListings,
  hasDueSearches,
  markDigested,
  type NewListing,
  type StoredSearch,
} from './saved-searches.repository.ts'
import { type SearchSpec, searchSelections } from './search-selections.ts'

const topic = 'saved-searches'
const dayMs = 24 * 3_600_000
const peoplePerBatch = 500
/** A digest looks no further back, even after downtime. */
const maxDays = 8
/** Identical searches are run once, until the cache is full and is cleared. */
const maxCached = 20_000

interface Deps {
  db: Db
  clock: () => Date
  topicMailer: TopicMailer
  signal: AbortSignal
}

/**
 * Mails users the new results of their searches, every day or every seven days, at their hour. Runs hourly, in batches of
 * users. Each batch marks its searches in the transaction that stores the mails, so that an interrupted run continues
 * without duplicates. Returns the number of mails stored.
 */
export async function sendSearchDigests({ db, clock, topicMailer, signal }: Deps): Promise<number> {
  const now = clock()
  const today = pacificDay(now)
  const days = { today, weekAgo: plusDays(today, -7) }
  const where = hasDueSearches(days)
  const due = { topic, day: today, hour: pacificHour(now), where, batchSize: peoplePerBatch } as const
  const findNew = createNewListingsCache(db, now, today)
  let mails = 0
  for await (const people of findDueRecipients(db, due)) {
    if (signal.aborted) break
    const ids = people.map(({ id }) => id)
    const searches = await findDueSearches(db, ids, days)
    const found = await withNewListings(searches, findNew)
    mails += await transact(db, async (db) => {
      const searchIds = searches.map(({ id }) => id)
      await markDigested(db, searchIds, now)
      let stored = 0
      for (const to of people) {
        const searches = found.filter(({ userId }) => userId === to.id)
        if (searches.length === 0) continue
        const isNew = await topicMailer.enqueue(db, {
          topic,
          to,
          day: today,
          content: (site, to) => searchDigest(site, { ...to, searches }),
          deliverBy: new Date(now.getTime() + dayMs),
        })
        if (isNew) stored += 1
      }
      return stored
    })
  }
  return mails
}

/** Omits searches without new listings. */
async function withNewListings(
  searches: StoredSearch[],
  findNew: (search: SearchSpec) => Promise<NewListing[]>,
) {
  const found = []
  for (const search of searches) {
    const listings = (await findNew(search)).filter(({ approvedAt }) => approvedAt > search.digestedAt)
    if (listings.length > 0) found.push({ ...search, listings })
  }
  return found
}

/** Caches the new listings of each search, because users save the same searches. */
function createNewListingsCache(db: Db, now: Date, today: string) {
  const since = new Date(now.getTime() - maxDays * dayMs)
  const cache = new Map<string, Promise<NewListing[]>>()
  const find = async (search: SearchSpec): Promise<NewListing[]> => {
    const found: NewListing[] = []
    for (const selection of await searchSelections(db, search, today))
      found.push(...(await findNewListings(db, selection, since, maxNewCount)))
    return found.sort((a, b) => b.approvedAt.getTime() - a.approvedAt.getTime()).slice(0, maxNewCount)
  }
  return ({ listingType, query }: SearchSpec): Promise<NewListing[]> => {
    const key = JSON.stringify([listingType, Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))])
    const cached = cache.get(key)
    if (cached) return cached
    if (cache.size >= maxCached) cache.clear()
    const found = find({ listingType, query })
    cache.set(key, found)
    return found
  }
}

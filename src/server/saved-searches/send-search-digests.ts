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
import { type Searched, searchSelections } from './search-selections.ts'

const topic = 'saved-searches'
const dayMs = 24 * 3_600_000
const peoplePerBatch = 500
/** A digest reaches no further back, however long the job was down. */
const maxDays = 8
/** Identical searches are run once; more different ones than this are forgotten and run again. */
const maxCached = 20_000

interface Deps {
  db: Db
  clock: () => Date
  topicMailer: TopicMailer
  signal: AbortSignal
}

/**
 * Mails people what is new in the searches that they chose a digest for: every day, or every seven days, at their hour. Runs
 * every hour, in batches by person. A batch is one transaction: its searches are marked with the mails that tell of them, so that an
 * interrupted run continues and tells nothing twice. Answers how many mails it stored.
 */
export async function sendSearchDigests({ db, clock, topicMailer, signal }: Deps): Promise<number> {
  const now = clock()
  const today = pacificDay(now)
  const days = { today, weekAgo: plusDays(today, -7) }
  const where = hasDueSearches(days)
  const due = { topic, day: today, hour: pacificHour(now), where, batchSize: peoplePerBatch } as const
  const news = createNews(db, now, today)
  let mails = 0
  for await (const people of findDueRecipients(db, due)) {
    if (signal.aborted) break
    const ids = people.map(({ id }) => id)
    const searches = await findDueSearches(db, ids, days)
    const found = await newsIn(searches, news)
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

/** The searches in which there is something to read. */
async function newsIn(searches: StoredSearch[], news: (search: Searched) => Promise<NewListing[]>) {
  const found = []
  for (const search of searches) {
    const listings = (await news(search)).filter(({ approvedAt }) => approvedAt > search.digestedAt)
    if (listings.length > 0) found.push({ ...search, listings })
  }
  return found
}

/** What is new in a search over the longest time that a digest tells of; asked once for all people with the same search. */
function createNews(db: Db, now: Date, today: string) {
  const since = new Date(now.getTime() - maxDays * dayMs)
  const known = new Map<string, Promise<NewListing[]>>()
  const find = async (search: Searched): Promise<NewListing[]> => {
    const found: NewListing[] = []
    for (const selection of await searchSelections(db, search, today))
      found.push(...(await findNewListings(db, selection, since, maxNewCount)))
    return found.sort((a, b) => b.approvedAt.getTime() - a.approvedAt.getTime()).slice(0, maxNewCount)
  }
  return ({ listingType, query }: Searched): Promise<NewListing[]> => {
    const key = JSON.stringify([listingType, Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))])
    const before = known.get(key)
    if (before) return before
    if (known.size >= maxCached) known.clear()
    const found = find({ listingType, query })
    known.set(key, found)
    return found
  }
}

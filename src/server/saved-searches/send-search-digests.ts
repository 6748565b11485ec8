import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { dailyMailKey } from '#server/mail/recipients.repository.ts'
import { searchDigest } from '#server/mail/templates/search-digest.ts'
import type { TopicMailer } from '#server/mail-settings/topic-mailer.ts'
import { maxNewCount } from '#shared/contract/saved-searches.ts'
import { pacificDay, plusDays } from '#shared/rules/calendar-day.ts'
import { pacificHour } from '#shared/rules/pacific-hour.ts'
import {
  type DueSearches,
  findDueSearches,
  findNewListings,
  markDigested,
  type NewListing,
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
  const news = createNews(db, now, today)
  const due = {
    topic,
    hour: pacificHour(now),
    today,
    weekAgo: plusDays(today, -7),
    limit: peoplePerBatch,
  } as const
  let after: string | undefined
  let mails = 0
  while (!signal.aborted) {
    const batch = await findDueSearches(db, { ...due, after })
    if (batch.length === 0) break
    const told = await newsOf(batch, news)
    mails += await transact(db, async (db) => {
      await markDigested(
        db,
        batch.flatMap(({ searches }) => searches.map(({ id }) => id)),
        now,
      )
      let stored = 0
      for (const { to, searches } of told) {
        const isNew = await topicMailer.enqueue(db, {
          topic,
          to,
          key: dailyMailKey(topic, to.id, today),
          content: (site, unsubscribeUrl) =>
            searchDigest(site, { firstName: to.firstName, searches, unsubscribeUrl }),
          deliverBy: new Date(now.getTime() + dayMs),
        })
        if (isNew) stored += 1
      }
      return stored
    })
    after = batch.at(-1)?.recipient.id
  }
  return mails
}

/** The people of a batch who have something to read. */
async function newsOf(batch: readonly DueSearches[], news: (search: Searched) => Promise<NewListing[]>) {
  const told = []
  for (const { recipient: to, searches } of batch) {
    const found = []
    for (const search of searches) {
      const listings = (await news(search)).filter(({ approvedAt }) => approvedAt > search.digestedAt)
      if (listings.length > 0) found.push({ ...search, listings })
    }
    if (found.length > 0) told.push({ to, searches: found })
  }
  return told
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

import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { createLinkChecker, type LinkChecker, type LinkOutcome, robotsAgent } from './check-link.ts'
import {
  type CheckedLink,
  type DueLink,
  findDueLinks,
  markLinksChecked,
  saveLinkCheck,
} from './link-checks.repository.ts'
import { createLinkClient } from './link-client.ts'
import type { LinkNetwork } from './link-network.ts'

const weekMs = 7 * 24 * 3_600_000
/** 600 an hour are 100,000 a week. */
const linksPerRun = 600
const hostsAtOnce = 8
const linksPerWrite = 50
/** Well before the next run. Links that are left are due then. */
const maxRunMs = 20 * 60_000

interface Deps {
  db: Db
  clock: () => Date
  network: LinkNetwork
  publicUrl: string
  signal: AbortSignal
}

/**
 * Checks each link of a live listing once a week. Runs every hour, so that an interrupted run continues. Links of one host are
 * checked one after the other, and results are stored in batches, because each write empties the cached lists.
 */
export async function checkDueLinks({ db, clock, network, publicUrl, signal }: Deps): Promise<void> {
  const now = clock()
  const due = await findDueLinks(db, {
    checkedBefore: new Date(now.getTime() - weekMs),
    today: pacificDay(now),
    limit: linksPerRun,
  })
  const userAgent = `${robotsAgent}/1.0 (+${publicUrl})`
  const check = createLinkChecker(createLinkClient({ network, userAgent }))
  const stop = AbortSignal.any([signal, AbortSignal.timeout(maxRunMs)])
  const store = createWriter(db)
  const hosts = [...byHost(due).values()]
  const checkHosts = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift())
      for (const link of host) {
        const outcome = await checkUnlessStopped(check, link.url, stop)
        if (outcome === null) return
        await store.add({ ...link, checkedAt: now, ...stateOf(outcome) })
      }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, checkHosts))
  await store.flush()
}

/** Null once the run is over: an interrupted check says nothing. */
async function checkUnlessStopped(check: LinkChecker, url: string, signal: AbortSignal) {
  if (signal.aborted) return null
  try {
    return await check(url, signal)
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

function createWriter(db: Db) {
  let waiting: CheckedLink[] = []
  const flush = async () => {
    const batch = waiting.sort((a, b) => a.listingId - b.listingId)
    waiting = []
    const [first] = batch
    if (!first) return
    await transact(db, async (db) => {
      for (const checked of batch) await saveLinkCheck(db, checked, weekMs)
      const working = batch.filter(({ problem }) => problem === null).map(({ listingId }) => listingId)
      await markLinksChecked(db, working, first.checkedAt)
    })
  }
  return {
    flush,
    async add(checked: CheckedLink) {
      waiting.push(checked)
      if (waiting.length >= linksPerWrite) await flush()
    },
  }
}

const stateOf = (outcome: LinkOutcome): Pick<CheckedLink, 'problem' | 'detail' | 'movedTo'> => {
  const { result, ...details } = outcome
  if (result === 'works') return { problem: null }
  return result === 'unknown' ? { problem: undefined } : { problem: result, ...details }
}

function byHost(due: readonly DueLink[]): Map<string, DueLink[]> {
  const hosts = new Map<string, DueLink[]>()
  for (const link of due) {
    const host = URL.canParse(link.url) ? new URL(link.url).hostname : ''
    hosts.set(host, [...(hosts.get(host) ?? []), link])
  }
  return hosts
}

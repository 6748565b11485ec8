import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { createLinkChecker, type LinkChecker, type LinkOutcome, robotsAgent } from './check-link.ts'
import * as rows from './link-checks.repository.ts'
import { createLinkClient } from './link-client.ts'
import type { LinkNetwork } from './link-network.ts'

const weekMs = 7 * 24 * 3_600_000
/** 600 an hour are 100,000 a week. */
const linksPerRun = 600
const concurrentHosts = 8
const linksPerWrite = 50
/** If this many hosts time out in a run and no host answers, the local network is down or blocks outgoing traffic. */
const minHostsOfOutage = 5
/** Ends before the next run, which checks the remaining links. */
const maxRunMs = 20 * 60_000

interface Deps {
  db: Db
  clock: () => Date
  network: LinkNetwork
  publicUrl: string
  signal: AbortSignal
}

/**
 * Checks each link of a live listing once a week. Runs hourly and continues interrupted runs. Checks the links of a host
 * sequentially and stores results in batches, because each write invalidates the cached lists.
 */
export async function checkDueLinks({ db, clock, network, publicUrl, signal }: Deps): Promise<void> {
  const now = clock()
  const due = await rows.findDueLinks(db, {
    checkedBefore: new Date(now.getTime() - weekMs),
    today: pacificDay(now),
    limit: linksPerRun,
  })
  const userAgent = `${robotsAgent}/1.0 (+${publicUrl})`
  const check = createLinkChecker(createLinkClient({ network, userAgent }))
  const stop = AbortSignal.any([signal, AbortSignal.timeout(maxRunMs)])
  const store = createWriter(db, now)
  const hosts = [...byHost(due).values()]
  const checkHosts = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift())
      for (const link of host) {
        const outcome = await checkUnlessStopped(check, link.url, stop)
        if (outcome === null) return
        await store.add({ link, outcome })
      }
  }
  await Promise.all(Array.from({ length: concurrentHosts }, checkHosts))
  await store.finish()
}

/** Null after the run was stopped. */
async function checkUnlessStopped(check: LinkChecker, url: string, signal: AbortSignal) {
  if (signal.aborted) return null
  try {
    return await check(url, signal)
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

interface Checked {
  link: rows.DueLink
  outcome: LinkOutcome
}

function createWriter(db: Db, checkedAt: Date) {
  let pending: Checked[] = []
  /** Timeouts wait for the end of the run. */
  const silent: Checked[] = []
  let hasAnswer = false

  async function flush() {
    const batch = pending.sort((a, b) => a.link.listingId - b.link.listingId)
    pending = []
    const working = batch
      .filter(({ outcome }) => outcome.result === 'works')
      .map(({ link }) => link.listingId)
    await transact(db, async (db) => {
      for (const { link, outcome } of batch)
        await rows.saveLinkCheck(db, { ...link, checkedAt, ...stateOf(outcome) }, weekMs)
      await rows.markLinksChecked(db, working, checkedAt)
    })
  }

  return {
    async add(checked: Checked) {
      const { result } = checked.outcome
      if (result === 'timeout') {
        silent.push(checked)
        return
      }
      if (result !== 'unknown') hasAnswer = true
      pending.push(checked)
      if (pending.length >= linksPerWrite) await flush()
    },
    /** After an outage the links without an answer stay due, so that the next run checks them with others. */
    async finish() {
      const isOutage = !hasAnswer && byHost(silent.map(({ link }) => link)).size >= minHostsOfOutage
      if (!isOutage) pending.push(...silent)
      await flush()
    },
  }
}

type LinkState = Pick<rows.CheckedLink, 'problem' | 'detail' | 'movedTo'>

function stateOf(outcome: LinkOutcome): LinkState {
  switch (outcome.result) {
    case 'works':
      return { problem: null }
    case 'unknown':
      return { problem: undefined }
    case 'moved':
      return { problem: 'moved', detail: outcome.detail, movedTo: outcome.movedTo }
    default:
      return { problem: 'dead', detail: outcome.detail }
  }
}

function byHost(due: readonly rows.DueLink[]): Map<string, rows.DueLink[]> {
  const hosts = new Map<string, rows.DueLink[]>()
  for (const link of due) {
    const host = URL.canParse(link.url) ? new URL(link.url).hostname : ''
    hosts.set(host, [...(hosts.get(host) ?? []), link])
  }
  return hosts
}

import type { Listing } from '#shared/contract/listings.ts'
import type { ListingSet } from '#shared/listings/listing-set.ts'
import { createChanges, everything } from './changes.ts'
import { createKept, type Kept } from './kept.ts'
import { createRegulars, type Regulars } from './regulars.ts'

/** An answer as it goes out, byte for byte, to everybody who asks the same. */
export interface KeptAnswer {
  route: string
  etag: string
  /** Names and values in turn, as node writes them. */
  headers: string[]
  body: Buffer
}

export interface Forgetful {
  /** The counters of one listing have changed. */
  forget(listingId: number): void
  forgetAll(): void
}

/** All that is kept from one change to the next. What is forgotten is forgotten everywhere. */
export interface Memory extends Forgetful {
  /** For those who ask what somebody has just asked. */
  answers: Kept<KeptAnswer>
  /** For those who ask something else, and are shown some of the same listings. */
  listings: Kept<Listing>
  /** For those who turn the pages of what they searched for, or sort it: how many there are, where that has to be counted. */
  totals: Kept<number>
  /** For those who turn the pages of a common word, or narrow it: which listings have it. */
  sets: Kept<ListingSet>
  /** What was asked for lately: answers and listings are kept when they are asked for again. */
  regulars: Regulars
  /** All that others had changed by then has been forgotten. */
  knowsUntil(time: Date): void
}

interface Options {
  clock: () => Date
  /** With false, nothing is kept at all. */
  isKeeping?: boolean
}

/** So late, at most, what another process did is seen here. */
const mostBehindMs = 800
/** So late is what nobody announces, which is time passing: a badge that somebody outgrows, a deadline at midnight. */
const mostAgeMs = 10_000
const mostBytes = 4 * 1024 * 1024
const mostListings = 1_000
const mostTotals = 1_000
const mostSetBytes = 1024 * 1024

export function createMemory({ clock, isKeeping = true }: Options): Memory {
  let known = 0
  // Who does not know what others did lately cannot keep anything for longer than that may go unseen.
  const ageMs = (now: number) => {
    if (!isKeeping) return 0
    return now - known < mostBehindMs ? mostAgeMs : mostBehindMs
  }
  // An answer may be made of a listing or a total that is about to end, so the two lives add up.
  const ofParts = (now: number) => ageMs(now) / 4
  const ofAnswers = (now: number) => (ageMs(now) * 3) / 4
  const changes = createChanges()
  const shared = { clock, changes }
  const each = () => 1
  const stores = {
    answers: createKept<KeptAnswer>({ ...shared, lifeMs: ofAnswers, most: mostBytes, weigh: bytesOf }),
    listings: createKept<Listing>({ ...shared, lifeMs: ofParts, most: mostListings, weigh: each }),
    totals: createKept<number>({ ...shared, lifeMs: ofParts, most: mostTotals, weigh: each }),
    sets: createKept<ListingSet>({ ...shared, lifeMs: ofParts, most: mostSetBytes, weigh: lengthOf }),
  }
  return {
    ...stores,
    regulars: createRegulars(),
    knowsUntil(time) {
      known = time.getTime()
    },
    forget: changes.add,
    forgetAll() {
      changes.add(everything)
      for (const store of Object.values(stores)) store.clear()
    },
  }
}

/** What an entry takes beyond its body is a guess: headers, the ids, the map. */
const bytesOf = (key: string, { body }: KeptAnswer) => body.byteLength + 2 * key.length + 1_000

const lengthOf = (key: string, set: ListingSet) =>
  set.reduce((sum, { members }) => sum + members.length, key.length)

import type { Listing } from '#shared/contract/listings.ts'
import { createKept, type Forgetful, type Kept } from './kept.ts'

/** An answer as it goes out, byte for byte, to everybody who asks the same. */
export interface KeptAnswer {
  route: string
  etag: string
  /** Names and values in turn, as node writes them. */
  headers: string[]
  body: Buffer
}

/** All that is kept from one change to the next. What is forgotten is forgotten everywhere. */
export interface Memory extends Forgetful {
  /** For those who ask what somebody has just asked. */
  answers: Kept<KeptAnswer>
  /** For those who ask something else, and are shown some of the same listings. */
  listings: Kept<Listing>
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

export function createMemory({ clock, isKeeping = true }: Options): Memory {
  let known = 0
  // Who does not know what others did lately cannot keep anything for longer than that may go unseen.
  const ageMs = (now: number) => {
    if (!isKeeping) return 0
    return now - known < mostBehindMs ? mostAgeMs : mostBehindMs
  }
  // An answer may be made of a listing that is about to end, so the two lives add up.
  const ofListings = (now: number) => ageMs(now) / 4
  const ofAnswers = (now: number) => (ageMs(now) * 3) / 4
  const answers = createKept<KeptAnswer>({ clock, lifeMs: ofAnswers, most: mostBytes, weigh: bytesOf })
  const listings = createKept<Listing>({ clock, lifeMs: ofListings, most: mostListings, weigh: () => 1 })
  return {
    answers,
    listings,
    knowsUntil(time) {
      known = time.getTime()
    },
    forget(listingId) {
      answers.forget(listingId)
      listings.forget(listingId)
    },
    forgetAll() {
      answers.forgetAll()
      listings.forgetAll()
    },
  }
}

/** What an entry takes beyond its body is a guess: headers, the ids, the map. */
const bytesOf = (key: string, { body }: KeptAnswer) => body.byteLength + 2 * key.length + 1_000

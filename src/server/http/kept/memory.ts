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
}

interface Options {
  clock: () => Date
  /** Nothing that goes out was read longer ago. With 0, nothing is kept at all. */
  lifeMs?: number
}

const mostBytes = 16 * 1024 * 1024
const mostListings = 2_000

export function createMemory({ clock, lifeMs = 800 }: Options): Memory {
  // An answer may be made of a listing that is about to end, so the two lives add up.
  const listingLifeMs = Math.floor(lifeMs / 4)
  const answerLifeMs = lifeMs - listingLifeMs
  const answers = createKept<KeptAnswer>({ clock, lifeMs: answerLifeMs, most: mostBytes, weigh: bytesOf })
  const listings = createKept<Listing>({ clock, lifeMs: listingLifeMs, most: mostListings, weigh: () => 1 })
  return {
    answers,
    listings,
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

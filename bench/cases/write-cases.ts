import type { Ask } from '../load/ask.ts'
import type { Samples } from '../stock/samples.ts'
import { type Case, createCase, nth } from './case.ts'

const toggled = 500

/** What the issue names g. Warm is everybody at one listing, cold everybody at different ones. */
export function writeCases({ ids }: Samples, people: string[]): Case[] {
  const by = (path: string, cookie: string, listingId: number): Ask => ({
    method: 'POST',
    path,
    headers: { cookie },
    body: JSON.stringify({ listingType: 'tutoring', listingId }),
  })
  const [one = 0] = ids
  const [somebody = ''] = people
  return [
    createCase({
      name: 'thumbs-up',
      label: '(g) thumbs up, on and off',
      warm: by('/api/thumbs-up', somebody, one),
      // Twice in a row for the same person and listing, so that half of all put it up and half take it back.
      cold: (n) => {
        const turn = Math.floor(n / 2)
        return by('/api/thumbs-up', nth(people, turn), nth(ids, Math.floor(turn / people.length) % toggled))
      },
      together: 2,
    }),
    createCase({
      name: 'view',
      label: '(g) a view',
      warm: by('/api/views/track', somebody, one),
      cold: (n) => by('/api/views/track', nth(people, n), nth(ids, Math.floor(n / people.length))),
    }),
  ]
}

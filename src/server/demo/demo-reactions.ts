import type { DemoPerson } from './demo-content.ts'
import { type DemoListing, daysBefore } from './demo-listings.ts'
import { createRandom } from './random.ts'

export type DemoReaction = ReturnType<typeof demoReactions>['thumbsUp'][number]

/** Random thumbs up and bookmarks of live listings, weighted by views. */
export function demoReactions(people: DemoPerson[], listings: DemoListing[], now: Date) {
  const live = listings.filter(({ status }) => status === 'live')
  const random = createRandom('reactions')

  const drawnBy = (person: DemoPerson, count: number) =>
    live
      .map((listing) => ({ listing, rank: random.next() ** (1 / (listing.views + 5)) }))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, count)
      .map(({ listing }) => {
        const joined = daysBefore(now, person.joinedDaysAgo).getTime()
        const possibleSince = Math.max(joined, listing.approvedAt?.getTime() ?? joined)
        const age = (now.getTime() - possibleSince) * random.next() * 0.95
        return { by: person.email, listing: listing.key, createdAt: new Date(now.getTime() - age) }
      })

  return {
    thumbsUp: people.flatMap((person) => drawnBy(person, person.thumbsUp)),
    bookmarks: people.flatMap((person) => drawnBy(person, person.bookmarks)),
  }
}

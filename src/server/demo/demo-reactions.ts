import type { DemoPerson } from './demo-content.ts'
import { type DemoListing, daysBefore } from './demo-listings.ts'
import { createRandom } from './random.ts'

export interface DemoReaction {
  person: DemoPerson
  listing: DemoListing
  at: Date
}

/** Who gave a thumbs up to which live listing and who bookmarked it; listings with many views are drawn more often. */
export function demoReactions(people: DemoPerson[], listings: DemoListing[], now: Date) {
  const live = listings.filter(({ status }) => status === 'live')
  const random = createRandom('reactions')

  const drawnBy = (person: DemoPerson, count: number): DemoReaction[] =>
    live
      .map((listing) => ({ listing, rank: random.next() ** (1 / (listing.views + 5)) }))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, count)
      .map(({ listing }) => {
        const joined = daysBefore(now, person.joinedDaysAgo).getTime()
        const possibleSince = Math.max(joined, listing.approvedAt?.getTime() ?? joined)
        const age = (now.getTime() - possibleSince) * random.next() * 0.95
        return { person, listing, at: new Date(now.getTime() - age) }
      })

  return {
    thumbsUp: people.flatMap((person) => drawnBy(person, person.thumbsUp)),
    bookmarks: people.flatMap((person) => drawnBy(person, person.bookmarks)),
  }
}

/** The latest reaction of each person to each listing: a person who reacted has looked at it. */
export function viewsFrom(reactions: DemoReaction[]): DemoReaction[] {
  const latest = new Map<DemoListing, Map<DemoPerson, DemoReaction>>()
  for (const reaction of reactions.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const byPerson = latest.get(reaction.listing) ?? new Map<DemoPerson, DemoReaction>()
    latest.set(reaction.listing, byPerson.set(reaction.person, reaction))
  }
  return [...latest.values()].flatMap((byPerson) => [...byPerson.values()])
}

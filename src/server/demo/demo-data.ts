import { daysBefore } from './calendar.ts'
import { demoPerson, type PersonEntry, people } from './content/people.ts'
import { type DemoListing, demoListings } from './demo-listings.ts'
import { createReviewWriter, type DemoReview } from './demo-reviews.ts'
import { createRandom, type Random } from './random.ts'

interface Reaction {
  person: PersonEntry
  listing: DemoListing
  at: Date
}

export interface DemoData {
  people: PersonEntry[]
  listings: DemoListing[]
  reviews: DemoReview[]
  thumbsUp: Reaction[]
  bookmarks: Reaction[]
  views: Reaction[]
  viewCounts: Map<DemoListing, number>
}

/** Everything there is to store, worked out without a database: the same for the same moment. */
export function createDemoData(now: Date): DemoData {
  const listings = demoListings(now)
  const random = createRandom('who likes what')
  const popularity = new Map(listings.map((listing) => [listing, 0.05 + random.next() ** 3]))
  const live = listings.filter(({ state }) => state === 'live')
  const liked = createLiking(popularity, random, now)

  const reviews = demoReviews(live, liked, random, now)
  const thumbsUp = people.flatMap((person) => liked(live, person, thumbsOf(person, random)))
  const bookmarks = people.flatMap((person) => liked(live, person, bookmarksOf(person, random)))
  const views = viewsOf([...reviewViews(reviews), ...thumbsUp, ...bookmarks])
  const viewCounts = new Map(
    live.map((listing) => {
      const seen = views.filter((view) => view.listing === listing).length
      const daysLive = (now.getTime() - listing.createdAt.getTime()) / 86_400_000
      const weight = popularity.get(listing) ?? 0
      return [listing, seen + Math.round(weight * (20 + daysLive * (1 + random.next() * 3)))] as const
    }),
  )
  return { people, listings, reviews, thumbsUp, bookmarks, views, viewCounts }
}

type Liking = ReturnType<typeof createLiking>

/** Draws listings without repeats, the popular ones more often, at moments when both the person and the listing were there. */
function createLiking(popularity: Map<DemoListing, number>, random: Random, now: Date) {
  return (among: DemoListing[], person: PersonEntry, count: number): Reaction[] =>
    among
      .map((listing) => ({ listing, key: random.next() ** (1 / (popularity.get(listing) ?? 0.05)) }))
      .sort((a, b) => b.key - a.key)
      .slice(0, count)
      .map(({ listing }) => {
        const since = Math.max(
          daysBefore(now, person.joined).getTime(),
          (listing.approvedAt ?? now).getTime(),
        )
        return {
          person,
          listing,
          at: new Date(now.getTime() - (now.getTime() - since) * random.next() * 0.95),
        }
      })
}

const goneAuthors = 16

function demoReviews(live: DemoListing[], liked: Liking, random: Random, now: Date) {
  const write = createReviewWriter(now)
  const reviewable = live.filter(({ kind }) => kind !== 'event')
  const pairs = people.flatMap((person) => {
    const foreign = reviewable.filter(({ owner }) => owner !== person)
    return liked(foreign, person, person.reviews).map(({ listing }) => ({
      listing,
      person: person as PersonEntry | null,
    }))
  })
  const gone = random.shuffled(reviewable).slice(0, goneAuthors)
  return random
    .shuffled([...pairs, ...gone.map((listing) => ({ listing, person: null }))])
    .map(({ listing, person }) => write(listing, person))
}

function thumbsOf({ joined }: PersonEntry, random: Random) {
  return Math.round(Math.min(joined, 200) * 0.14 + random.next() * 10)
}

function bookmarksOf(person: PersonEntry, random: Random) {
  if (person === demoPerson) return 12
  return random.chance(0.2) ? 0 : random.whole(1, 16)
}

/** Whoever has an opinion has looked. */
function reviewViews(reviews: DemoReview[]): Reaction[] {
  return reviews.flatMap(({ person, listing, createdAt }) =>
    person ? [{ person, listing, at: createdAt }] : [],
  )
}

/** One for each person and listing: the latest. */
function viewsOf(reactions: Reaction[]) {
  const latest = new Map<PersonEntry, Map<DemoListing, Reaction>>()
  for (const reaction of reactions) {
    const own = latest.get(reaction.person) ?? new Map<DemoListing, Reaction>()
    latest.set(reaction.person, own)
    const known = own.get(reaction.listing)
    if (!known || known.at < reaction.at) own.set(reaction.listing, reaction)
  }
  return [...latest.values()].flatMap((own) => [...own.values()])
}

import type { ListingKind } from '#shared/listings/kinds.ts'
import { daysBefore } from './calendar.ts'
import type { PersonEntry } from './content/people.ts'
import { campReviews } from './content/reviews/camps.ts'
import { internshipReviews } from './content/reviews/internships.ts'
import { jobReviews } from './content/reviews/jobs.ts'
import type { ReviewParts, Tier } from './content/reviews/review-parts.ts'
import { tutoringReviews } from './content/reviews/tutoring.ts'
import type { DemoListing } from './demo-listings.ts'
import { createDeck, createRandom, type Random } from './random.ts'
import { topicOf, traitsOf } from './review-traits.ts'

export interface DemoReview {
  listing: DemoListing
  /** Null: the account is gone and the review has stayed. */
  person: PersonEntry | null
  rating: number
  title: string
  content: string | null
  createdAt: Date
}

const parts: Record<ListingKind, ReviewParts> = {
  tutoring: tutoringReviews,
  camp: campReviews,
  internship: internshipReviews,
  job: jobReviews,
}

/** Writes reviews so that no sentence comes again before all that would fit have been used. */
export function createReviewWriter(now: Date) {
  const random = createRandom('reviews')
  const dealers = {
    tutoring: dealersOf(parts.tutoring, random),
    camp: dealersOf(parts.camp, random),
    internship: dealersOf(parts.internship, random),
    job: dealersOf(parts.job, random),
  }

  return function write(listing: DemoListing, person: PersonEntry | null): DemoReview {
    const rating = ratingOf(listing, random)
    const tier = tierOf(rating)
    const isParent = person !== null && hasChildren(person)
    const traits = traitsOf(listing)
    const draw = (deal: Dealer) => {
      const sentence = deal((card) => suits(card, traits, isParent))
      return sentence === null ? null : spoken(sentence, listing)
    }
    const deal = dealers[listing.kind as ListingKind]
    return {
      listing,
      person,
      rating,
      title: draw(deal.titles[tier]) ?? 'A few words',
      content: random.chance(0.07) ? null : contentOf(deal, tier, isParent, draw, random),
      createdAt: whenWritten(listing, person, now, random),
    }
  }
}

type Dealer = ReturnType<typeof createDeck<string>>
type Dealers = ReturnType<typeof dealersOf>

function dealersOf({ titles, student, parent, details, reservations }: ReviewParts, random: Random) {
  const decks = <K extends string>(lists: Record<K, string[]>) =>
    Object.fromEntries(
      Object.entries<string[]>(lists).map(([name, cards]) => [name, createDeck(random, cards)]),
    ) as Record<K, Dealer>
  return {
    titles: decks(titles),
    student: decks(student),
    parent: decks(parent),
    details: createDeck(random, details),
    reservations: decks(reservations),
  }
}

function contentOf(
  deal: Dealers,
  tier: Tier,
  isParent: boolean,
  draw: (deal: Dealer) => string | null,
  random: Random,
) {
  const sentences = [draw(deal[isParent ? 'parent' : 'student'][tier])]
  const praises = { glowing: 0.7, good: 0.35, mixed: 0, poor: 0 }
  if (random.chance(praises[tier])) sentences.push(draw(deal.details))
  if (tier !== 'glowing' && random.chance(0.6)) sentences.push(draw(deal.reservations[tier]))
  const text = sentences.filter((sentence) => sentence !== null).join(' ')
  return text === '' ? null : text
}

/** A parent does not tell of the child's tests as if they were the parent's own. */
function suits(sentence: string, traits: Set<string>, isParent: boolean) {
  const [, trait] = /^#(\w+) /.exec(sentence) ?? []
  if (trait !== undefined && !traits.has(trait)) return false
  return !isParent || !/\b(I|me|my)\b/i.test(sentence) || /\b(our|son|daughter|children)\b/i.test(sentence)
}

function spoken(sentence: string, listing: DemoListing) {
  return sentence
    .replace(/^#\w+ /, '')
    .replace('{topic}', topicOf(listing))
    .replace('{city}', String(listing.values.city))
}

/** Each listing is as good as it is: its reviews agree more than they differ. */
function ratingOf({ values }: DemoListing, random: Random) {
  if (random.chance(0.04)) return random.whole(1, 2)
  const quality = 4.72 - createRandom(`quality: ${values.description}`).next() ** 3 * 1.5
  const mood = (random.next() + random.next() + random.next() - 1.5) * 1.6
  return Math.max(1, Math.min(5, Math.round(quality + mood)))
}

function tierOf(rating: number): Tier {
  if (rating === 5) return 'glowing'
  if (rating === 4) return 'good'
  return rating === 3 ? 'mixed' : 'poor'
}

/** Grown-ups without a class of their own write about their children. */
function hasChildren({ grade }: PersonEntry) {
  return grade === undefined || grade === 'Other' || grade === 'Adult Learner'
}

/** After the listing went live and after the person joined. */
function whenWritten({ approvedAt }: DemoListing, person: PersonEntry | null, now: Date, random: Random) {
  const liveDays = (now.getTime() - (approvedAt ?? now).getTime()) / 86_400_000
  const possible = Math.min(liveDays, person?.joined ?? liveDays)
  return daysBefore(now, possible * (0.02 + random.next() * 0.93))
}

import type { reports } from '#server/db/schema/community.ts'
import { daysBefore } from './calendar.ts'
import { type PersonEntry, people } from './content/people.ts'
import { listingReports, reviewReports } from './content/reports.ts'
import type { DemoData } from './demo-data.ts'
import type { DemoListing } from './demo-listings.ts'
import { createRandom } from './random.ts'

interface Stored {
  data: DemoData
  now: Date
  idOf(listing: DemoListing): number
  by(person: PersonEntry): string | undefined
  /** In the order of `data.reviews`. */
  reviewIds: number[]
}

/** Reports about live listings, and about reviews that somebody may well have taken amiss. */
export function demoReports({ data, now, idOf, by, reviewIds }: Stored): (typeof reports.$inferInsert)[] {
  const random = createRandom('reports')
  const writtenAt = (daysAgo: number) => daysBefore(now, daysAgo - random.next() * 0.5)
  const somebodySince = (daysAgo: number) =>
    by(random.pick(people.filter(({ joined }) => joined > daysAgo + 1))) ?? null
  const harsh = data.reviews
    .map(({ rating, createdAt }, index) => ({ rating, createdAt, id: reviewIds[index] ?? 0 }))
    .filter(({ rating }) => rating <= 3)

  const aboutListings = listingReports.map(({ kind, daysAgo, ...words }) => {
    const choices = data.listings.filter((listing) => listing.kind === kind && listing.state === 'live')
    const older = choices.filter(({ createdAt }) => createdAt < daysBefore(now, daysAgo + 2))
    return {
      reportType: 'listing' as const,
      itemType: kind,
      itemId: idOf(random.pick(older)),
      userId: somebodySince(daysAgo),
      createdAt: writtenAt(daysAgo),
      ...words,
    }
  })
  const aboutReviews = reviewReports.map(({ daysAgo, ...words }) => ({
    reportType: 'review' as const,
    itemType: 'review',
    itemId: random.pick(harsh.filter(({ createdAt }) => createdAt < daysBefore(now, daysAgo))).id,
    userId: somebodySince(daysAgo),
    createdAt: writtenAt(daysAgo),
    ...words,
  }))
  return [...aboutListings, ...aboutReviews]
}

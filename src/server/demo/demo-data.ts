import type { DemoContent } from './demo-content.ts'
import { daysBefore, demoListings, keyOf } from './demo-listings.ts'
import { demoReactions } from './demo-reactions.ts'

export type DemoData = ReturnType<typeof createDemoData>

/** Resolves the relative days of the content. Deterministic: the same content and moment give the same data. */
export function createDemoData(content: DemoContent, now: Date) {
  const { people } = content
  const listings = demoListings(content.listings, now)
  const reviews = content.reviewed.flatMap(({ reviews, ...about }) =>
    reviews.map(({ daysAgo, ...review }) => ({
      ...review,
      listing: keyOf(about.kind, about.listing),
      createdAt: daysBefore(now, daysAgo),
    })),
  )
  const reports = content.reports.map(({ daysAgo, ...report }) => ({
    ...report,
    listing: keyOf(report.kind, report.listing),
    createdAt: daysBefore(now, daysAgo),
  }))
  return { people, listings, reviews, reports, ...demoReactions(people, listings, now) }
}

import type { Kind } from '#shared/listings/kinds.ts'
import type { DemoContent } from './demo-content.ts'
import { daysBefore, demoListings } from './demo-listings.ts'
import { demoReactions, viewsFrom } from './demo-reactions.ts'

export type DemoData = ReturnType<typeof createDemoData>

/** Resolves the content's references and relative days. Deterministic: the same content and moment give the same data. */
export function createDemoData(content: DemoContent, now: Date) {
  const { people } = content
  const listings = demoListings(content.listings, now)
  const byEmail = new Map(people.map((person) => [person.email, person]))
  const byTitle = new Map(listings.map((listing) => [`${listing.kind} ${listing.title}`, listing]))
  const listingNamed = (kind: Kind, title: string) => required(title, byTitle.get(`${kind} ${title}`))
  const personWith = (email: string) => required(email, byEmail.get(email))

  const reviews = content.reviewed.flatMap(({ kind, listing, reviews }) =>
    reviews.map(({ by, content = null, daysAgo, ...review }) => ({
      ...review,
      content,
      listing: listingNamed(kind, listing),
      person: by === undefined ? null : personWith(by),
      createdAt: daysBefore(now, daysAgo),
    })),
  )
  const reports = content.reports.map(({ kind, listing: title, reviewBy, by, daysAgo, ...report }) => {
    const listing = listingNamed(kind, title)
    const ofListing = reviews.filter((review) => review.listing === listing)
    const byReviewer = ofListing.find(({ person }) => person?.email === reviewBy)
    const review = reviewBy === undefined ? null : required(reviewBy, byReviewer)
    return { ...report, listing, review, person: personWith(by), createdAt: daysBefore(now, daysAgo) }
  })
  const { thumbsUp, bookmarks } = demoReactions(people, listings, now)
  const reviewers = reviews.flatMap(({ person, listing, createdAt }) =>
    person === null ? [] : [{ person, listing, at: createdAt }],
  )
  const views = viewsFrom([...reviewers, ...thumbsUp, ...bookmarks])
  return { people, listings, reviews, reports, thumbsUp, bookmarks, views }
}

function required<T>(name: string, value: T | undefined): T {
  if (value === undefined)
    throw new Error(`The demo content refers to something that does not exist: ${name}`)
  return value
}

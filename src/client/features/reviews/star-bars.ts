import type { ReviewSummary } from '#shared/contract/reviews.ts'

interface StarCount {
  stars: number
  count: number
  /** From 0 to 1, of all reviews. */
  share: number
}

/** A bar for each number of stars, five stars first. */
export function starBars({ stars, count }: Pick<ReviewSummary, 'stars' | 'count'>): StarCount[] {
  return stars
    .map((given, index) => ({ stars: index + 1, count: given, share: count === 0 ? 0 : given / count }))
    .reverse()
}

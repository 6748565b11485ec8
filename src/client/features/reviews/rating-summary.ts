interface StarCount {
  stars: number
  count: number
  /** From 0 to 1, of all reviews. */
  share: number
}

export interface RatingSummary {
  count: number
  average: number
  /** Five stars first. */
  bars: StarCount[]
}

/** Null without reviews. */
export function ratingSummary(reviews: readonly { rating: number }[]): RatingSummary | null {
  const count = reviews.length
  if (count === 0) return null
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  const bars = [5, 4, 3, 2, 1].map((stars) => {
    const matching = reviews.filter(({ rating }) => rating === stars).length
    return { stars, count: matching, share: matching / count }
  })
  return { count, average: sum / count, bars }
}

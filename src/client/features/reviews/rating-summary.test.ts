import { expect, it } from 'vitest'
import { ratingSummary } from './rating-summary.ts'

const rated = (...ratings: number[]) => ratingSummary(ratings.map((rating) => ({ rating })))

it('no reviews have no summary', () => {
  expect(rated()).toBeNull()
})

it('reviews have an average and a count per star', () => {
  expect(rated(5, 5, 4, 1)).toEqual({
    count: 4,
    average: 3.75,
    bars: [
      { stars: 5, count: 2, share: 0.5 },
      { stars: 4, count: 1, share: 0.25 },
      { stars: 3, count: 0, share: 0 },
      { stars: 2, count: 0, share: 0 },
      { stars: 1, count: 1, share: 0.25 },
    ],
  })
})

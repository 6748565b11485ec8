import { expect, it } from 'vitest'
import { starBars } from './star-bars.ts'

it('each number of stars has a bar, five stars first', () => {
  expect(starBars({ count: 4, stars: [1, 0, 0, 1, 2] })).toEqual([
    { stars: 5, count: 2, share: 0.5 },
    { stars: 4, count: 1, share: 0.25 },
    { stars: 3, count: 0, share: 0 },
    { stars: 2, count: 0, share: 0 },
    { stars: 1, count: 1, share: 0.25 },
  ])
  expect(starBars({ count: 0, stars: [0, 0, 0, 0, 0] }).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0])
})

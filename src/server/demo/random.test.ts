import { describe, expect, test } from 'vitest'
import { createRandom } from './random.ts'

describe('random', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (seed: number | string) => {
      const random = createRandom(seed)
      return Array.from({ length: 20 }, () => random.next())
    }
    expect(draw('oak')).toEqual(draw('oak'))
    expect(draw(7)).toEqual(draw(7))
    expect(draw('oak')).not.toEqual(draw('elm'))
  })

  test('whole numbers reach both ends, evenly', () => {
    const random = createRandom(1)
    const counts = [0, 0, 0, 0]
    for (let round = 0; round < 4000; round += 1)
      counts[random.whole(0, 3)] = (counts[random.whole(0, 3)] ?? 0) + 1
    for (const count of counts) expect(count).toBeGreaterThan(800)
  })
})

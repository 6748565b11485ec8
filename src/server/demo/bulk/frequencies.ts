import type { Random } from '../random.ts'

/**
 * Draws positions of a list as words occur in texts: the first ones often, the last ones hardly ever (Zipf and
 * Mandelbrot). The larger `evenness`, the less the first ones stand out.
 */
export function createFrequencies(
  length: number,
  { evenness, steepness }: { evenness: number; steepness: number },
) {
  const upTo = new Float64Array(length)
  let sum = 0
  for (let rank = 0; rank < length; rank += 1) {
    sum += 1 / (rank + 1 + evenness) ** steepness
    upTo[rank] = sum
  }

  return (random: Random): number => {
    const wanted = random.next() * sum
    let low = 0
    let high = length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

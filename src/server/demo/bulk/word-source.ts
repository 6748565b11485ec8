import { searchWords } from '#shared/listings/search.ts'
import { createRandom, type Random } from '../random.ts'

const vocabularySize = 8000
const starts = 'b br c ch cl d dr f fl g gr h j k l m n p pl qu r s sh st t th tr v w z'.split(' ')
const middles = 'a e i o u ai ea ee oa ou'.split(' ')
const ends = 'b ck d ft l ll m mp n nd ng nt p r rd rn s st t th x'.split(' ')

/** The words of the demo texts, most frequent first, then invented words until there are 8,000. */
export function createVocabulary(texts: string[]): string[] {
  const uses = new Map<string, number>()
  for (const word of texts.flatMap(searchWords))
    if (/^[a-z]{4,}$/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const known = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word)
  const words = new Set(known)
  const random = createRandom('vocabulary')
  while (words.size < vocabularySize) words.add(inventedWord(random))
  return [...words]
}

export function inventedWord(random: Random): string {
  const syllable = () => `${random.pick(starts)}${random.pick(middles)}`
  return `${syllable()}${syllable()}${random.pick(ends)}`
}

/** Draws list items with Zipf-Mandelbrot frequencies: the larger `flatness`, the less the first items stand out. */
export function createZipf<T>(
  items: readonly T[],
  { flatness, exponent }: { flatness: number; exponent: number },
): (random: Random) => T {
  let total = 0
  const cumulative = items.map((_, rank) => {
    total += 1 / (rank + 1 + flatness) ** exponent
    return total
  })
  return (random) => {
    const target = random.next() * total
    let [low, high] = [0, items.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((cumulative[middle] ?? 0) < target) low = middle + 1
      else high = middle
    }
    return items[low] as T
  }
}

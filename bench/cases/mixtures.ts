import type { Ask } from '../load/ask.ts'
import { type Case, nth, type Work } from './case.ts'

/** Twenty visits: people mostly look at first screens and open listings, and some of them search. */
const visits = [
  ...['newest', 'detail', 'category', 'facets', 'search-rare', 'newest', 'detail', 'state-city', 'category'],
  ...['facets', 'newest', 'detail', 'search-two', 'category', 'state-city', 'newest', 'detail', 'facets'],
  ...['search-common', 'search-rare'],
]

/** What the issue names h, and the same reads without the writes, against which it is held. */
export function mixtures(cases: Case[]): Work[] {
  const byName = new Map(cases.map((one) => [one.name, one]))
  const reads = visits.map((name) => byName.get(name)).filter((one) => one !== undefined)
  const writes = cases.filter(({ warm }) => warm.method === 'POST')

  return [
    { name: 'reads', label: '(h) reads alone', ...bothWays(0) },
    { name: 'mixture', label: '(h) 95 % reads, 5 % writes', ...bothWays(1) },
  ]

  /** So many of each twenty requests are writes, which are always of different listings. */
  function bothWays(writesInTwenty: number) {
    const readsInTwenty = visits.length - writesInTwenty
    const asking = (readOf: (one: Case) => Ask) => {
      let n = 0
      return () => {
        n += 1
        const place = n % visits.length
        return place < readsInTwenty
          ? readOf(nth(reads, place))
          : nth(writes, Math.floor(n / visits.length)).next()
      }
    }
    return { warm: asking(({ warm }) => warm), next: asking((one) => one.next()) }
  }
}

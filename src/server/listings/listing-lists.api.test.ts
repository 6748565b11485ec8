import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { reviews, thumbsUp } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { type NaiveListing, naiveList, naiveMiles } from '#server/testing/naive-list.ts'
import { randomQuery, randomValues } from '#server/testing/random-listings.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { insertListings } from './listing-inserts.repository.ts'

const t = useTestApp({ isDataShared: true })
const listingsPerKind = 80
const queriesPerKind = Number(process.env.RANDOM_QUERIES ?? 40)
const timeout = 20_000 + queriesPerKind * 100

describe.each(kindNames)('lists of the kind %s', (kind) => {
  const { path, rows } = kindOf(kind).names
  let all: NaiveListing[]

  beforeAll(async () => {
    all = await randomListings(kind)
  })

  const ask = async (params: URLSearchParams) => {
    const answer = await t.anonymous.get(`/api/${path}?${params}`)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const body = answer.body as Record<string, unknown> & {
      total: number
      facets?: Record<string, Record<string, number>>
    }
    const found = body[rows] as { id: number; distanceMiles?: number | null }[]
    return {
      ...body,
      ids: found.map((row) => row.id),
      miles: found.map((row) => row.distanceMiles),
    }
  }

  it('hold exactly the rows that a plain loop finds, in its order', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(randomQuery(kind), async (params) => {
        const query = listQuerySchema(kind).parse(Object.fromEntries(params))
        const expected = naiveList(kind, all, query, pacificDay(t.clock.now()))
        const { ids, total, miles } = await ask(new URLSearchParams([...params, ['limit', '100']]))
        // A search that finds nothing looks for other spellings, which the loop does not know.
        if (query.search !== null && expected.length === 0) return
        expect({ ids, total }).toEqual({ ids: expected, total: expected.length })
        const hasPlace = query.zipcode !== null || query.at !== null
        const expectedMiles = ids.map((id) => {
          const away = naiveMiles(all.find((listing) => listing.id === id)?.values ?? {}, query)
          return away === null ? null : Number(away.toFixed(1))
        })
        expect(miles).toEqual(hasPlace ? expectedMiles : ids.map(() => undefined))
      }),
      { numRuns: queriesPerKind },
    )
  })

  it('show no row twice and leave none out, over pages of every sort', async () => {
    for (const sortBy of kindOf(kind).sorts) {
      for (const sortOrder of ['asc', 'desc']) {
        const seen: number[] = []
        for (let offset = 0; offset < all.length; offset += 30) {
          const page = await ask(
            new URLSearchParams({ sortBy, sortOrder, limit: '30', offset: String(offset) }),
          )
          expect(page.total).toBe(all.length)
          seen.push(...page.ids)
        }
        expect([...seen].sort((a, b) => a - b)).toEqual(
          all.map((listing) => listing.id).sort((a, b) => a - b),
        )
      }
    }
  })

  it('count for each value what choosing it would give', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(randomQuery(kind), async (params) => {
        const query = listQuerySchema(kind).parse(Object.fromEntries(params))
        const today = pacificDay(t.clock.now())
        if (query.search !== null && naiveList(kind, all, query, today).length === 0) return
        const { facets = {} } = await ask(new URLSearchParams([...params, ['facets', 'true']]))
        for (const [param, counts] of Object.entries(facets)) {
          for (const [value, count] of Object.entries(counts)) {
            const chosen = { ...query, filters: { ...query.filters, [param]: [value] } }
            expect([param, value, count]).toEqual([param, value, naiveList(kind, all, chosen, today).length])
          }
        }
      }),
      { numRuns: Math.ceil(queriesPerKind / 6) },
    )
  })
})

/** Live listings of one kind with reviews, thumbs and views, kept here as plain data as well. */
async function randomListings(kind: (typeof kindNames)[number]): Promise<NaiveListing[]> {
  const people = await Promise.all(Array.from({ length: 5 }, () => t.aUser()))
  const values = fc.sample(randomValues(kind), { numRuns: listingsPerKind, seed: 7 }) as Values[]
  const numbers = fc.sample(
    fc.tuple(fc.nat(3), fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }), fc.nat(4)),
    {
      numRuns: listingsPerKind,
      seed: 9,
    },
  )
  const start = t.clock.now().getTime()
  const made = values.map((some, index) => ({
    values: some,
    userId: null,
    isApproved: true,
    isActive: true,
    submittedAt: null,
    approvedAt: null,
    createdAt: new Date(start - Math.floor(index / 2) * 1000),
  }))
  const ids = await insertListings(t.db, kind, made)
  // A pending one and a deactivated one, which no list may ever show.
  const [first] = made
  if (!first) return []
  await insertListings(t.db, kind, [
    { ...first, isApproved: false },
    { ...first, isActive: false },
  ])
  const plain = ids.map((id, index) => {
    const [viewCount, ratings, thumbs] = numbers[index] ?? [0, [], 0]
    return {
      id,
      values: values[index] ?? {},
      createdAt: made[index]?.createdAt ?? t.clock.now(),
      viewCount,
      ratings,
      thumbsUpCount: thumbs,
    }
  })
  for (const { id, viewCount, ratings, thumbsUpCount } of plain) {
    const voters = people.slice(0, Math.max(ratings.length, thumbsUpCount))
    const reviewRows = ratings.flatMap((rating, index) => {
      const userId = voters[index]?.user.id
      return userId ? [{ listingId: id, userId, title: 'A title', rating }] : []
    })
    const thumbRows = voters.slice(0, thumbsUpCount).map(({ user }) => ({ listingId: id, userId: user.id }))
    if (reviewRows.length > 0) await t.db.insert(reviews).values(reviewRows)
    if (thumbRows.length > 0) await t.db.insert(thumbsUp).values(thumbRows)
    if (viewCount > 0) await t.db.update(listings).set({ viewCount }).where(eq(listings.id, id))
  }
  return plain
}

import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { seedBulk } from './seed-bulk.ts'

describe('seeding in bulk', () => {
  const t = useTestApp()

  test('adds as many listings as asked, in every kind, with totals and counters that agree with the rows', async () => {
    const seen: number[] = []
    const onProgress = (done: number) => seen.push(done)
    await seedBulk({ db: t.db, clock: t.clock.now }, { scale: 301, kind: null, seed: 1, onProgress })
    expect(seen.at(-1)).toBe(301)
    for (const kind of kindNames) {
      const rows = await t.db.select().from(listings).where(sql`kind = ${kind} and is_live`)
      const { body } = await t.anonymous.get(`/api/${kindOf(kind).names.path}?limit=100`)
      expect((body as { total: number }).total).toBe(rows.length)
      expect(rows.length).toBeGreaterThan(25)
    }
    const { rows: wrong } = await t.db.execute(sql`
      select id from listings
      where review_count <> (select count(*) from reviews where listing_id = listings.id)
        or rating_sum <> (select coalesce(sum(rating), 0) from reviews where listing_id = listings.id)
        or thumbs_up_count <> (select count(*) from thumbs_up where listing_id = listings.id)`)
    expect(wrong).toEqual([])
  })

  test('is found by its words, and a second run with another seed adds to the first', async () => {
    const bulk = (seed: number) =>
      seedBulk({ db: t.db, clock: t.clock.now }, { scale: 40, kind: 'tutoring', seed })
    await bulk(1)
    const [one] = await t.db.select().from(listings).where(sql`is_live`).limit(1)
    const search = encodeURIComponent(one?.title ?? '')
    const { body } = await t.anonymous.get(`/api/tutoring-providers?search=${search}`)
    expect((body as { providers: { id: number }[] }).providers[0]?.id).toBe(one?.id)
    await bulk(2)
    expect(await t.db.$count(listings)).toBe(80)
  })
})

import { asc, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { bookmarks, reports, reviews, thumbsUp } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { countContributions } from '#server/users/contributions.repository.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { contributorLevel, contributorLevels, isNewUser } from '#shared/rules/contributor-level.ts'
import { demoAccount, type SeededDemo, seedDemoData } from './seed-demo-data.ts'

describe('demo data in an empty database', () => {
  const t = useTestApp({ isDataShared: true })
  let seeded: SeededDemo | null
  beforeAll(async () => {
    seeded = await seedDemoData({ db: t.db, clock: t.clock.now })
  })

  test('there are a few hundred listings, and every category of every kind has a live one', async () => {
    const { rows: totals } = await t.db.execute<{ kind: string; total: number }>(
      sql`select kind, count(*)::int as total from listings group by kind`,
    )
    const expected = { tutoring: 104, camp: 72, internship: 53, job: 63, event: 61 }
    expect(Object.fromEntries(totals.map(({ kind, total }) => [kind, total]))).toEqual(expected)
    for (const kind of kindNames) {
      const { names, fields, categories } = kindOf(kind)
      const field = fields[categories]
      for (const category of field?.type === 'list' ? field.options : []) {
        const path = `/api/${names.path}?${new URLSearchParams({ [categories]: category, limit: '1' })}`
        const { body } = await t.anonymous.get(path)
        expect((body as { total: number }).total, `${kind}: ${category}`).toBeGreaterThan(0)
      }
    }
  })

  test('admins find work: pending listings of every kind, two inactive ones, open and resolved reports', async () => {
    const { rows: states } = await t.db.execute<{ kind: string; pending: number; inactive: number }>(sql`
      select kind, count(*) filter (where not is_approved)::int as pending,
        count(*) filter (where is_approved and not is_active)::int as inactive
      from listings group by kind`)
    expect(states.length).toBe(kindNames.length)
    for (const { kind, pending } of states) expect(pending, kind).toBeGreaterThan(2)
    expect(states.reduce((sum, { inactive }) => sum + inactive, 0)).toBe(2)
    const reported = await t.db.select().from(reports)
    expect(reported.length).toBe(9)
    for (const reportType of ['listing', 'review'] as const) {
      const own = reported.filter((report) => report.reportType === reportType)
      expect(new Set(own.map(({ isResolved }) => isResolved)).size, reportType).toBe(2)
    }
  })

  test('counters agree with the rows they count', async () => {
    const { rows: wrong } = await t.db.execute(sql`
      select id from listings
      where review_count <> (select count(*) from ${reviews} where listing_id = listings.id)
        or rating_sum <> (select coalesce(sum(rating), 0) from ${reviews} where listing_id = listings.id)
        or thumbs_up_count <> (select count(*) from ${thumbsUp} where listing_id = listings.id)
        or view_count < (select count(*) from view_tracking where listing_id = listings.id)`)
    expect(wrong).toEqual([])
    expect((await t.db.select().from(bookmarks)).length).toBeGreaterThan(100)
  })

  test('there are people of all four contributor levels, and some are new', async () => {
    const all = await t.db.select().from(users)
    const levels = await Promise.all(
      all.map(async ({ id }) => {
        const { listingsCount, reviewsCount } = await countContributions(t.db, id)
        return contributorLevel(listingsCount + reviewsCount).level
      }),
    )
    for (const { level } of contributorLevels) expect(levels, level).toContain(level)
    expect(all.some(({ createdAt }) => isNewUser(createdAt, t.clock.now()))).toBe(true)
  })

  test('no review is by the owner of the listing, nor older than the approval or the account of its author', async () => {
    const { rows: wrong } = await t.db.execute(sql`
      select r.id from reviews r join listings l on l.id = r.listing_id left join users u on u.id = r.user_id
      where r.user_id = l.user_id or r.created_at < l.approved_at or r.created_at < u.created_at`)
    expect(wrong).toEqual([])
  })

  test('the demo account signs in with the password that seeding returns, and no other account has one', async () => {
    expect((await t.anonymous.post('/api/login', seeded?.account ?? {})).status).toBe(200)
    const {
      rows: [row],
    } = await t.db.execute<{ total: number }>(sql`select count(password_hash)::int as total from users`)
    expect(row?.total).toBe(1)
  })

  test('seeding again changes nothing', async () => {
    const before = await everything()
    expect(await seedDemoData({ db: t.db, clock: t.clock.now })).toBeNull()
    expect(await everything()).toEqual(before)
  })

  async function everything() {
    return {
      users: await t.db.select().from(users).orderBy(asc(users.id)),
      listings: await t.db.select().from(listings).orderBy(asc(listings.id)),
      reviews: await t.db.select().from(reviews).orderBy(asc(reviews.id)),
    }
  }
})

describe('seeding demo data', () => {
  const t = useTestApp()
  const seed = () => seedDemoData({ db: t.db, clock: t.clock.now })

  test('of two processes that start together only one seeds, and the same moment gives the same content', async () => {
    const answers = await Promise.all([seed(), seed()])
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1)
    const first = await content()
    await t.db.execute(sql`delete from listings`)
    await t.db.execute(sql`delete from users`)
    await t.db.execute(sql`delete from reports`)
    await seed()
    expect(await content()).toEqual(first)
  }, 60_000)

  test('a database in use is left alone; admins do not count as use, and keep an e-mail of the demo', async () => {
    await t.anAdmin({ email: demoAccount.email.toUpperCase() })
    await t.aUser()
    expect(await seed()).toBeNull()
    expect(await t.db.select().from(listings)).toEqual([])
    await t.db.execute(sql`delete from users where role = 'user'`)
    expect(await seed()).toEqual({ account: null })
    expect(await t.db.$count(users)).toBe(25)
  })

  /** All that is stored, apart from ids. */
  async function content() {
    const {
      rows: [row],
    } = await t.db.execute<{ all: unknown }>(sql`
      select jsonb_build_object(
        'listings', (
          select jsonb_agg(to_jsonb(l) - 'id' - 'user_id' || jsonb_build_object('by', u.email, 'text', x.description)
            order by l.id)
          from listings l left join users u on u.id = l.user_id join listing_texts x on x.listing_id = l.id),
        'reviews', (
          select jsonb_agg(to_jsonb(r) - 'id' - 'user_id' - 'listing_id' || jsonb_build_object('on', l.title)
            order by r.id)
          from reviews r join listings l on l.id = r.listing_id),
        'people', (select jsonb_agg(to_jsonb(u) - 'id' order by u.email) from users u),
        'reports', (select jsonb_agg(to_jsonb(r) - 'id' - 'user_id' - 'item_id' order by r.id) from reports r)
      ) as all`)
    return row?.all
  }
})

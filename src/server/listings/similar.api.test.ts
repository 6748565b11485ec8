import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { naivePlace } from '#server/testing/naive-list.ts'
import { randomValues } from '#server/testing/random-listings.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { similarAnswerSchema } from '#shared/contract/listings.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { listingWindow } from '#shared/listings/listing-window.ts'
import { fold } from '#shared/listings/search.ts'
import { similarReason } from '#shared/listings/similar.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { milesBetween } from '#shared/rules/distance.ts'
import { insertListings } from './listing-inserts.repository.ts'

interface NaiveListing {
  id: number
  values: Values
}

const listingsPerKind = 150
const zips = ['94568', '94566', '94550', '10001', null]

describe.each(kindNames)('listings like one of the kind %s', (kind) => {
  const t = useTestApp({ isDataShared: true })
  const { path } = kindOf(kind).names
  let all: NaiveListing[]

  beforeAll(async () => {
    const values = fc
      .sample(randomValues(kind), { numRuns: listingsPerKind, seed: 7 })
      .map((one, index) => ({ ...one, state: 'CA', zipcode: zips[index % zips.length] ?? null }))
    const now = t.clock.now()
    const state = { userId: null, isApproved: true, isActive: true, submittedAt: now, approvedAt: now }
    const ids = await insertListings(
      t.db,
      kind,
      values.map((one) => ({ values: one, ...state, createdAt: now })),
    )
    all = ids.map((id, index) => ({ id, values: values[index] ?? {} }))
  })

  it('are those that a plain loop finds, in its order and with its reasons', async () => {
    const today = pacificDay(t.clock.now())
    for (const from of all.filter((_, index) => index % 5 === 0)) {
      const answer = await t.anonymous.get(`/api/${path}/${from.id}/similar`)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      const { similar } = answer.as(similarAnswerSchema(kind))
      const found = similar.map(({ listing, reason, distanceMiles }) => ({
        id: listing.id,
        reason,
        distanceMiles,
      }))
      expect(found).toEqual(naiveSimilar(kind, all, from, today))
    }
  })
})

describe('what is like a listing', () => {
  const t = useTestApp()
  const namesLike = async (id: number) =>
    (await t.anonymous.get(`/api/summer-camps/${id}/similar`))
      .as(similarAnswerSchema('camp'))
      .similar.map(({ listing }) => listing.name)

  it('is live: never pending, deactivated, deleted, closed or the listing itself', async () => {
    const camp = await t.aListing('camp', { name: 'This one' })
    await t.aListing('camp', { name: 'Pending' }, { isApproved: false })
    await t.aListing('camp', { name: 'Inactive' }, { isActive: false })
    await t.aListing('camp', { name: 'Closed', applicationDeadline: '2020-01-01' })
    await t.aListing('internship')
    const gone = await t.aListing('camp', { name: 'Deleted' })
    const admin = await t.anAdmin()
    expect(await namesLike(camp.id)).toEqual(['Deleted'])
    expect((await admin.delete(`/api/admin/delete/summer-camp/${gone.id}`)).status).toBe(200)
    await t.aListing('camp', { name: 'Live' })
    expect(await namesLike(camp.id)).toEqual(['Live'])
  })

  it('leaves out past events', async () => {
    const event = await t.aListing('event', { eventDate: '2027-03-20' })
    await t.aListing('event', { title: 'Past', eventDate: '2020-03-20' })
    const next = await t.aListing('event', { title: 'Next', eventDate: '2027-03-21' })
    const { similar } = (await t.anonymous.get(`/api/events/${event.id}/similar`)).as(
      similarAnswerSchema('event'),
    )
    expect(similar.map(({ listing }) => listing.id)).toEqual([next.id])
    expect(similar[0]?.reason).toBe('Also Science, in Dublin')
  })

  it('is at most four, the nearest of equals first', async () => {
    const camp = await t.aListing('camp', { name: 'This one', city: 'Dublin', zipcode: '94568' })
    await t.aListing('camp', { name: 'Other field', categories: ['Music'], city: 'Tracy', zipcode: '95376' })
    for (const [name, city, zipcode] of [
      ['Far', 'New York', '10001'],
      ['Nowhere', 'Nowhere', null],
      ['Near', 'Pleasanton', '94566'],
      ['Same town', 'Dublin', '94568'],
    ] as const)
      await t.aListing('camp', { name, city, zipcode })
    expect(await namesLike(camp.id)).toEqual(['Same town', 'Near', 'Far', 'Nowhere'])
  })

  it('cannot be asked of a listing that is not live, of another kind, or of nonsense', async () => {
    const pending = await t.aListing('camp', {}, { isApproved: false })
    const job = await t.aListing('job')
    for (const id of [pending.id, job.id, 999_999_999, 'nine', '0x1'])
      expect((await t.anonymous.get(`/api/summer-camps/${id}/similar`)).status).toBe(
        typeof id === 'number' ? 404 : 400,
      )
  })
})

/** docs/product.md 6.19 as a loop over all listings. */
const naiveSimilar = (kind: Kind, all: NaiveListing[], from: NaiveListing, today: string) => {
  const definition = kindOf(kind)
  const lists = definition.filters.filter(({ op }) => op === 'overlaps' || op === 'overlapsFolded')
  const listOf = (values: Values, field: string) =>
    ((values[field] ?? []) as string[]).map((value) => value.toLowerCase())
  const sharedIn = (to: Values, field: string) =>
    new Set(listOf(to, field).filter((value) => listOf(from.values, field).includes(value))).size
  const hasCategory = (to: Values) => sharedIn(to, definition.categories) > 0
  const hasPlace = (to: Values) =>
    from.values.city !== null && fold(String(to.city)) === fold(String(from.values.city))
  const hasLevel = (to: Values) =>
    typeof to.selectivityLevel === 'number' && to.selectivityLevel === from.values.selectivityLevel

  return all
    .filter(({ id, values }) => {
      const { closesOn } = listingWindow(definition, values)
      const isPast = typeof values.eventDate === 'string' && values.eventDate < today
      const isAlike = hasCategory(values) || hasLevel(values) || hasPlace(values)
      return id !== from.id && isAlike && !isPast && (closesOn === null || closesOn >= today)
    })
    .map((to) => {
      const miles = milesOf(from.values, to.values)
      const shared =
        lists.reduce((sum, { field }) => sum + sharedIn(to.values, field), 0) +
        Number(hasLevel(to.values)) +
        Number(hasPlace(to.values))
      return { ...to, miles, shared, hasCategory: hasCategory(to.values) }
    })
    .sort(
      (a, b) =>
        Number(b.hasCategory) - Number(a.hasCategory) ||
        b.shared - a.shared ||
        (a.miles ?? Number.MAX_VALUE) - (b.miles ?? Number.MAX_VALUE) ||
        b.id - a.id,
    )
    .slice(0, 4)
    .map(({ id, values, miles }) => ({
      id,
      reason: similarReason(definition, from.values, values, miles),
      distanceMiles: miles,
    }))
}

const milesOf = (from: Values, to: Values): number | null => {
  const [a, b] = [naivePlace(from), naivePlace(to)]
  return a && b ? Math.round(milesBetween(a, b) * 10) / 10 : null
}

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'

const t = useTestApp()

type Client = Awaited<ReturnType<typeof t.aUser>>
const savedBy = async (client: Client, query = '') =>
  (await client.get(`/api/bookmarks${query}`)).body as { bookmarks: Bookmark[]; total: number }
const save = (client: Client, listingType: string, listingId: number) =>
  client.post('/api/bookmarks', { listingType, listingId })

it('a bookmark is put on and taken off the list', async () => {
  const camp = await t.aListing('camp', { name: 'Meadow' })
  const ana = await t.aUser()
  expect((await save(ana, 'camp', camp.id)).body).toEqual({ isBookmarked: true })
  expect((await ana.get(`/api/bookmarks/camps/${camp.id}/user`)).body).toEqual({ isBookmarked: true })
  expect(await savedBy(ana)).toMatchObject({
    total: 1,
    bookmarks: [{ listingType: 'camps', listingId: camp.id, listing: { name: 'Meadow', isApproved: true } }],
  })
  expect((await save(ana, 'camps', camp.id)).body).toEqual({ isBookmarked: false })
  expect(await savedBy(ana)).toEqual({ total: 0, bookmarks: [] })
})

it('the ids of what a person saved are theirs alone, over all kinds', async () => {
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  const camp = await t.aListing('camp')
  const event = await t.aListing('event')
  await save(ana, 'event', event.id)
  await save(ana, 'camp', camp.id)
  await save(ben, 'camp', camp.id)
  expect((await ana.get('/api/bookmarks/ids')).body).toEqual({ listingIds: [camp.id, event.id] })
  await save(ben, 'camp', camp.id)
  expect((await ben.get('/api/bookmarks/ids')).body).toEqual({ listingIds: [] })
  expect((await t.anonymous.get('/api/bookmarks/ids')).status).toBe(401)
})

it('the list holds all five kinds under their own names, the last saved first', async () => {
  const ana = await t.aUser()
  for (const kind of kindNames) {
    const listing = await t.aListing(kind)
    await save(ana, kind, listing.id)
    t.clock.advance({ minutes: 1 })
  }
  const { bookmarks } = await savedBy(ana)
  expect(bookmarks.map((bookmark) => bookmark.listingType)).toEqual(
    kindNames.map((kind) => kindOf(kind).names.bookmark).reverse(),
  )
})

it('the list can be asked for by deadline: the nearest first, the past and the open ones last', async () => {
  t.clock.set('2026-11-15T20:00:00Z')
  const ana = await t.aUser()
  for (const [name, applicationDeadline] of [
    ['past', '2026-11-01'],
    ['open', null],
    ['later', '2027-02-01'],
    ['soon', '2026-11-20'],
  ] as const) {
    const camp = await t.aListing('camp', { name, applicationDeadline })
    await save(ana, 'camp', camp.id)
    t.clock.advance({ seconds: 1 })
  }
  const { bookmarks } = await savedBy(ana, '?sortBy=deadline')
  expect(bookmarks.map(({ listing }) => (listing as { name: string }).name)).toEqual([
    'soon',
    'later',
    'open',
    'past',
  ])
})

it('pages five at a time unless told otherwise', async () => {
  const ana = await t.aUser()
  for (let index = 0; index < 7; index += 1) await save(ana, 'job', (await t.aListing('job')).id)
  expect((await savedBy(ana)).bookmarks).toHaveLength(5)
  expect((await savedBy(ana, '?limit=5&offset=5')).bookmarks).toHaveLength(2)
  expect((await savedBy(ana, '?limit=25')).total).toBe(7)
  expect((await ana.get('/api/bookmarks?limit=0')).status).toBe(400)
  expect((await ana.get('/api/bookmarks?sortBy=mood')).status).toBe(400)
})

it('what is no longer live stays on the list by name alone, and can be removed but not added', async () => {
  const camp = await t.aListing('camp', {
    name: 'Meadow',
    description: 'Secret now',
    website: 'https://example.org',
  })
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  await save(ana, 'camp', camp.id)
  await t.db.update(listings).set({ isActive: false }).where(eq(listings.id, camp.id))
  const { bookmarks } = await savedBy(ana)
  expect(bookmarks[0]?.listing).toMatchObject({
    name: 'Meadow',
    isActive: false,
    description: null,
    website: null,
  })
  expect((await save(ben, 'camp', camp.id)).status).toBe(404)
  expect((await save(ana, 'camp', camp.id)).body).toEqual({ isBookmarked: false })
})

it('no one sees the list of another person', async () => {
  const camp = await t.aListing('camp')
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  await save(ana, 'camp', camp.id)
  expect((await savedBy(ben)).total).toBe(0)
  expect((await t.anonymous.get('/api/bookmarks')).status).toBe(401)
})

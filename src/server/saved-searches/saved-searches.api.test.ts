import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { type SavedSearch, savedSearchSchema } from '#shared/contract/saved-searches.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'

const t = useTestApp()
const path = '/api/saved-searches'

type Person = Awaited<ReturnType<typeof t.aUser>>

const saved = async (person: Person, body: object) =>
  (await person.post(path, { name: 'Mine', listingType: 'camp', query: {}, ...body })).as(savedSearchSchema)
const searchesOf = async (person: Person) => (await person.get(path)).body as SavedSearch[]
const newCount = async (person: Person) => (await searchesOf(person))[0]?.newCount

describe('a saved search', () => {
  it('is kept by name with the parameters of its list, without those of pages', async () => {
    const ana = await t.aUser()
    const answer = await ana.post(path, {
      name: ' Robots  near me ',
      listingType: 'camps',
      query: {
        search: 'robot',
        categories: ['STEM', 'Arts'],
        minimumAge: 15,
        hideClosed: true,
        page: 3,
        limit: 10,
        city: '',
      },
      digest: 'none',
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      id: expect.any(Number),
      name: 'Robots near me',
      listingType: 'camp',
      query: { search: 'robot', categories: 'STEM,Arts', minimumAge: '15', hideClosed: 'true' },
      digest: 'none',
      newCount: 0,
    })
    expect(await searchesOf(ana)).toEqual([answer.body])
    expect(await searchesOf(await t.aUser())).toEqual([])
  })

  it('can be of every list, in either spelling, and of the search over all', async () => {
    const ana = await t.aUser()
    for (const kind of kindNames) {
      expect((await saved(ana, { listingType: kind })).listingType).toBe(kind)
      expect((await saved(ana, { listingType: kindOf(kind).names.bookmark })).listingType).toBe(kind)
    }
    for (const listingType of ['all', null])
      expect((await saved(ana, { listingType, query: { q: 'robots' } })).listingType).toBe('all')
  })

  it('is refused with words for what is wrong, and stores nothing', async () => {
    const ana = await t.aUser()
    const good = { name: 'Mine', listingType: 'camp', query: {}, digest: 'none' }
    for (const [body, field] of [
      [{ ...good, name: ' ' }, 'name'],
      [{ ...good, name: 'x'.repeat(81) }, 'name'],
      [{ ...good, listingType: 'boat' }, 'listingType'],
      [{ ...good, query: 'search=robot' }, 'query'],
      [{ ...good, query: { wings: 2 } }, 'query.wings'],
      [{ ...good, query: { search: { like: 'x' } } }, 'query.search'],
      [{ ...good, query: { sortBy: 'mood' } }, 'query.sortBy'],
      [{ ...good, query: { upcoming: true } }, 'query.upcoming'],
      [{ ...good, query: { distance: 10 } }, 'query.distance'],
      [{ ...good, query: { zipcode: '00000' } }, 'zipcode'],
      [{ ...good, listingType: 'all' }, 'query.q'],
      [{ ...good, listingType: 'all', query: { q: 'x', city: 'Dublin' } }, 'query.city'],
      [{ ...good, digest: 'hourly' }, 'digest'],
    ] as const) {
      const answer = await ana.post(path, body)
      expect([answer.status, answer.body], JSON.stringify(body)).toMatchObject([400, { errors: [{ field }] }])
      const param = field.split('.')[1]
      if (param) expect(JSON.stringify(answer.body)).toContain(param)
    }
    expect(await searchesOf(ana)).toEqual([])
  })

  it('is changed and deleted by its owner alone', async () => {
    const [ana, ben] = [await t.aUser(), await t.aUser()]
    const { id } = await saved(ana, {})
    const change = (person: Person, body: object) => person.send('PATCH', `${path}/${id}`, body)
    expect((await change(ana, { name: 'Other', digest: 'weekly' })).body).toMatchObject({
      name: 'Other',
      digest: 'weekly',
    })
    expect((await change(ana, {})).body).toMatchObject({ name: 'Other', digest: 'weekly' })
    for (const body of [{ name: '' }, { digest: 'never' }, { visited: false }])
      expect((await change(ana, body)).status).toBe(400)
    expect((await change(ben, { name: 'Stolen' })).status).toBe(404)
    expect((await ben.delete(`${path}/${id}`)).status).toBe(404)
    for (const status of [401]) {
      expect((await t.anonymous.get(path)).status).toBe(status)
      expect((await t.anonymous.post(path, {})).status).toBe(status)
      expect((await t.anonymous.delete(`${path}/${id}`)).status).toBe(status)
    }
    const answers = await Promise.all([1, 2].map(() => ana.delete(`${path}/${id}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('stops at fifty, also when they come at the same moment', async () => {
    const ana = await t.aUser()
    const body = { name: 'Mine', listingType: 'camp', query: {} }
    const answers = await Promise.all(Array.from({ length: 54 }, () => ana.post(path, body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
  })
})

describe('what is new', () => {
  it('are matching listings approved since the last visit', async () => {
    const ana = await t.aUser()
    await t.aListing('camp', { name: 'Robot old', categories: ['STEM'] })
    t.clock.advance({ minutes: 1 })
    const { id } = await saved(ana, { query: { search: 'robot', categories: 'STEM' } })
    expect(await newCount(ana)).toBe(0)
    t.clock.advance({ minutes: 1 })
    await t.aListing('camp', { name: 'Robot new', categories: ['STEM'] })
    await t.aListing('camp', { name: 'Robot art', categories: ['Visual Arts'] })
    await t.aListing(
      'camp',
      { name: 'Robot pending', categories: ['STEM'] },
      { isApproved: false, approvedAt: null },
    )
    await t.aListing('job', { title: 'Robot job' })
    expect(await newCount(ana)).toBe(1)
    t.clock.advance({ minutes: 1 })
    const visited = await ana.send('PATCH', `${path}/${id}`, { visited: true })
    expect(visited.body).toMatchObject({ newCount: 0 })
    await t.db.update(listings).set({ isActive: false }).where(eq(listings.title, 'Robot new'))
    expect(await newCount(ana)).toBe(0)
  })

  it('counts an unfiltered list, places, and the search over all', async () => {
    const ana = await t.aUser()
    await saved(ana, { name: 'Everything' })
    await saved(ana, { name: 'Near', query: { zipcode: '94568', distance: '10' } })
    await saved(ana, { name: 'Search', listingType: 'all', query: { q: 'robot' } })
    t.clock.advance({ minutes: 1 })
    await t.aListing('camp', { name: 'Robot camp', zipcode: '94568' })
    await t.aListing('camp', { name: 'Far camp', zipcode: '10001' })
    await t.aListing('job', { title: 'Robot job' })
    const counts = Object.fromEntries((await searchesOf(ana)).map((search) => [search.name, search.newCount]))
    expect(counts).toEqual({ Everything: 2, Near: 1, Search: 2 })
  })
})

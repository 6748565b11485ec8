import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { listingPinsSchema } from '#shared/contract/listing-pins.ts'
import { kindNames, kindOf, listingKinds } from '#shared/listings/kinds.ts'

const t = useTestApp()
const dublin = { latitude: 37.7022, longitude: -121.9358 }

const ask = async (path: string, rows: string, query: string) => {
  const { status, body } = await t.anonymous.get(`/api/${path}?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as Record<string, { id: number; distanceMiles?: number | null }[]>)[rows] ?? []
}

describe.each(kindNames)('the list of the kind %s', (kind) => {
  const { path, rows } = kindOf(kind).names

  it('measures from a ZIP code or from coordinates, nearest first, without a place last', async () => {
    const far = await t.aListing(kind, { zipcode: '94550' })
    const near = await t.aListing(kind, { zipcode: '94568' })
    const nowhere = await t.aListing(kind)
    const own = await t.aListing(kind, { zipcode: '10001', ...dublin })
    const found = await ask(path, rows, 'lat=37.70&lng=-121.94&sortBy=distance')
    expect(found.map(({ id }) => id).slice(0, 1)).toEqual([own.id])
    expect(found.map(({ id }) => id).slice(2)).toEqual([far.id, nowhere.id])
    expect(found.map(({ distanceMiles }) => distanceMiles)).toEqual([
      0.3,
      expect.any(Number),
      expect.any(Number),
      null,
    ])
    const down = await ask(path, rows, 'zipcode=94568&sortBy=distance&sortOrder=desc')
    expect(down.map(({ id }) => id)).toEqual([far.id, own.id, near.id, nowhere.id])
    const within = await ask(path, rows, 'zipcode=94568&distance=5&sortBy=distance')
    expect(within.map(({ id }) => id)).toEqual([near.id, own.id])
    expect((await ask(path, rows, ''))[0]).not.toHaveProperty('distanceMiles')
  })

  it.each([
    ['distance=10', 'distance'],
    ['sortBy=distance', 'sortBy'],
    ['lat=37.7', 'lng'],
    ['lng=-121.9', 'lat'],
    ['lat=91&lng=0', 'lat'],
    ['lat=x&lng=0', 'lat'],
    ['zipcode=94568&lat=37.7&lng=-121.9', 'zipcode'],
    ['zipcode=94568&distance=7', 'distance'],
    ['bounds=1,2,3', 'bounds'],
    ['bounds=38,-122,37,-121', 'bounds'],
    ['hideRemote=maybe', 'hideRemote'],
    ['color=red', 'color'],
  ])('refuses %s and names it', async (query, field) => {
    const { status, body } = await t.anonymous.get(`/api/${path}?${query}`)
    expect([status, body]).toMatchObject([
      400,
      { errors: [{ field, message: expect.stringContaining(field) }] },
    ])
  })

  it('does not know a ZIP code that does not exist', async () => {
    const { status, body } = await t.anonymous.get(`/api/${path}?zipcode=00000&sortBy=distance`)
    expect([status, body]).toMatchObject([400, { message: 'We do not know that ZIP code' }])
  })

  it('describes exactly the parameters that it takes', async () => {
    const { body } = await t.anonymous.get('/api/openapi.json')
    const { paths } = body as { paths: Record<string, { get: { parameters: { name: string }[] } }> }
    const names = paths[`/api/${path}`]?.get.parameters.map(({ name }) => name) ?? []
    for (const name of names) {
      const { status } = await t.anonymous.get(`/api/${path}?${name}=`)
      expect([name, status]).toEqual([name, 200])
    }
    expect(names).toEqual(
      expect.arrayContaining(['zipcode', 'lat', 'lng', 'distance', 'hideRemote', 'bounds']),
    )
    const all = Object.values(paths).flatMap(({ get }) => get?.parameters ?? [])
    const others = new Set(all.map(({ name }) => name).filter((name) => !names.includes(name)))
    for (const name of others)
      expect([name, (await t.anonymous.get(`/api/${path}?${name}=1`)).status]).toEqual([name, 400])
  })
})

describe('a remote listing', () => {
  it.each(['tutoring', 'camp', 'internship', 'job'] as const)(
    'of the kind %s stays within every distance, unless remote ones are hidden',
    async (kind) => {
      const { path, rows } = kindOf(kind).names
      const remote = await t.aListing(kind, { zipcode: '10001', deliveryMode: ['Remote'] })
      const online = await t.aListing(kind, { deliveryMode: ['Online'] })
      const both = await t.aListing(kind, { zipcode: '10001', deliveryMode: ['Remote', 'In-person'] })
      const here = await t.aListing(kind, { zipcode: '94568' })
      const idsOf = async (query: string) =>
        (await ask(path, rows, query)).map(({ id }) => id).sort((a, b) => a - b)
      expect(await idsOf('zipcode=94568&distance=10')).toEqual([remote.id, online.id, here.id])
      expect(await idsOf('zipcode=94568&distance=10&hideRemote=true')).toEqual([here.id])
      expect(await idsOf('hideRemote=true')).toEqual([both.id, here.id])
    },
  )
})

describe('the days of a camp', () => {
  it('must lie within the days that work; a camp without days is left out', async () => {
    const camp = (name: string, openingDate: string | null, closingDate: string | null) =>
      t.aListing('camp', { name, openingDate, closingDate })
    await camp('June', '2027-06-14', '2027-06-25')
    await camp('Long', '2027-06-14', '2027-07-30')
    await camp('One day', '2027-06-20', null)
    await camp('Open', null, null)
    const names = async (query: string) => {
      const { body } = await t.anonymous.get(`/api/summer-camps?sortBy=name&sortOrder=asc&${query}`)
      return (body as { camps: { name: string }[] }).camps.map(({ name }) => name)
    }
    expect(await names('from=2027-06-10&to=2027-06-30')).toEqual(['June', 'One day'])
    expect(await names('from=2027-06-15')).toEqual(['One day'])
    expect(await names('to=2027-08-01')).toEqual(['June', 'Long', 'One day'])
    for (const query of ['from=soon', 'to=2027-02-30', 'from=2027-07-01&to=2027-06-01'])
      expect((await t.anonymous.get(`/api/summer-camps?${query}`)).status).toBe(400)
    expect((await t.anonymous.get('/api/jobs?from=2027-06-01')).status).toBe(400)
  })
})

describe.each(listingKinds)('the map of the kind %s', (kind) => {
  const { path } = kindOf(kind).names

  it('shows what the list holds, inside the visible area, with the same filters', async () => {
    const own = await t.aListing(kind, dublin)
    const byZip = await t.aListing(kind, { zipcode: '94566' })
    await t.aListing(kind, { zipcode: '10001' })
    await t.aListing(kind)
    const pinsOf = async (query: string) =>
      (await t.anonymous.get(`/api/${path}/pins?${query}`)).as(listingPinsSchema)
    const all = await pinsOf('')
    expect([all.total, all.placed, all.pins.length]).toEqual([4, 3, 3])
    const inside = await pinsOf('bounds=37.5,-122.2,37.9,-121.7&zipcode=94568&sortBy=distance')
    expect(inside.total).toBe(2)
    expect(inside.pins.map(({ id, isExact }) => [id, isExact])).toEqual([
      [own.id, true],
      [byZip.id, false],
    ])
    expect(inside.pins.map(({ distanceMiles }) => distanceMiles)).toEqual([
      expect.any(Number),
      expect.any(Number),
    ])
    expect(all.pins.every((pin) => !('distanceMiles' in pin))).toBe(true)
    expect((await t.anonymous.get(`/api/${path}/pins?facets=true`)).status).toBe(400)
  })
})

it('a pin says what people decide by, and no distance where a listing is only remote', async () => {
  await t.aListing('job', { ...dublin, minimumAge: 15 })
  await t.aListing('job', { ...dublin, deliveryMode: ['Remote'] })
  const answer = await t.anonymous.get('/api/jobs/pins?zipcode=94568')
  const pins = answer.as(listingPinsSchema).pins.map(({ facts, distanceMiles }) => [facts, distanceMiles])
  expect(pins).toEqual(
    expect.arrayContaining([
      [expect.arrayContaining(['Ages 15+']), expect.any(Number)],
      [expect.arrayContaining(['Remote']), undefined],
    ]),
  )
})

describe('the place of a submission', () => {
  it('comes from its ZIP code, or from coordinates that are given together', async () => {
    const ana = await t.aUser()
    const body = {
      name: 'Camp Meadowlark',
      description: 'A week outdoors.',
      categories: ['STEM'],
      deliveryMode: ['In-person'],
      city: 'Dublin',
      state: 'CA',
      zipcode: '94568',
    }
    expect((await ana.post('/api/summer-camps', { ...body, ...dublin })).body).toMatchObject(dublin)
    expect((await ana.post('/api/summer-camps', body)).body).toMatchObject({
      latitude: null,
      longitude: null,
    })
    const half = await ana.post('/api/summer-camps', { ...body, latitude: 37.7 })
    expect([half.status, half.body]).toMatchObject([400, { errors: [{ field: 'longitude' }] }])
  })
})

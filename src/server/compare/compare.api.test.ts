import { expect, it } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { comparisonSchema } from '#shared/contract/compare.ts'

const t = useTestApp()

it('answers live listings of one kind in the order asked for, with the distance from the ZIP code', async () => {
  const ana = await t.aUser()
  const near = await t.aListing('camp', { name: 'Near', zipcode: '94568' })
  const far = await t.aListing('camp', { name: 'Far', zipcode: '10001' })
  const hidden = await t.aListing('camp', {}, { isActive: false })
  const job = await t.aListing('job')
  const path = `/api/compare?listingType=camps&ids=${[far.id, near.id, hidden.id, job.id].join()}`
  const before = (await ana.get(path)).as(comparisonSchema)
  expect(before.items.map(({ id }) => id)).toEqual([far.id, near.id])
  expect(before).toMatchObject({ zipcode: null })
  expect(before.items[0]).not.toHaveProperty('distanceMiles')
  await ana.put('/api/preferences', { zipcode: '94568' })
  expect((await ana.get(path)).body).toMatchObject({
    zipcode: '94568',
    items: [{ distanceMiles: expect.any(Number) }, { distanceMiles: 0 }],
  })
})

it('takes up to four of a known kind, from visitors too', async () => {
  const ana = await t.aUser()
  for (const query of ['', 'listingType=camp', 'listingType=boat&ids=1', 'listingType=camp&ids=1,2,3,4,5'])
    expect((await ana.get(`/api/compare?${query}`)).status, query).toBe(400)
  for (const query of ['listingType=camp&ids=x', 'listingType=camp&ids=1&zipcode=94568'])
    expect((await ana.get(`/api/compare?${query}`)).status, query).toBe(400)
  expect((await ana.get('/api/compare?listingType=camp&ids=1')).body).toEqual({ items: [], zipcode: null })
  const camp = await t.aListing('camp', { zipcode: '94568' })
  const seen = (await t.anonymous.get(`/api/compare?listingType=camp&ids=${camp.id}`)).as(comparisonSchema)
  expect(seen).toMatchObject({ zipcode: null, items: [{ id: camp.id }] })
  expect(seen.items[0]).not.toHaveProperty('distanceMiles')
})

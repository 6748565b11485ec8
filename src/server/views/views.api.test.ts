import { expect, it } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'

const t = useTestApp()

it("a person's view counts once in 24 hours", async () => {
  const camp = await t.aListing('camp')
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  const look = async (client: typeof ana) =>
    (await client.post('/api/views/track', { listingType: 'camp', listingId: camp.id })).body
  expect(await look(ana)).toEqual({ viewCount: 1 })
  expect(await look(ana)).toEqual({ viewCount: 1 })
  expect(await look(ben)).toEqual({ viewCount: 2 })
  t.clock.advance({ hours: 23, minutes: 59 })
  expect(await look(ana)).toEqual({ viewCount: 2 })
  t.clock.advance({ minutes: 1 })
  expect(await look(ana)).toEqual({ viewCount: 3 })
})

it('many tabs of one person at once count once', async () => {
  const camp = await t.aListing('camp')
  const ana = await t.aUser()
  await Promise.all(
    Array.from({ length: 20 }, () =>
      ana.post('/api/views/track', { listingType: 'camp', listingId: camp.id }),
    ),
  )
  expect((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body).toMatchObject({ viewCount: 1 })
})

it('a visitor counts for nothing', async () => {
  const camp = await t.aListing('camp')
  const { status, body } = await t.anonymous.post('/api/views/track', {
    listingType: 'camp',
    listingId: camp.id,
  })
  expect([status, body]).toEqual([401, { message: 'Unauthorized' }])
})

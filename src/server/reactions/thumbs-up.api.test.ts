import { expect, it } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'

const t = useTestApp()

it('a thumb goes up and down, and each answer names the new state', async () => {
  const camp = await t.aListing('camp')
  const ana = await t.aUser()
  const ref = { listingType: 'camps', listingId: camp.id }
  expect((await ana.post('/api/thumbs-up', ref)).body).toEqual({
    hasThumbedUp: true,
    isThumbedUp: true,
    thumbsUpCount: 1,
  })
  expect((await ana.get(`/api/thumbs-up/camp/${camp.id}/user`)).body).toEqual({ hasThumbedUp: true })
  expect((await t.anonymous.get(`/api/thumbs-up/camp/${camp.id}`)).body).toEqual({ count: 1 })
  expect((await ana.post('/api/thumbs-up', ref)).body).toEqual({
    hasThumbedUp: false,
    isThumbedUp: false,
    thumbsUpCount: 0,
  })
  expect((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body).toMatchObject({ thumbsUpCount: 0 })
})

it('a hundred people at once count a hundred', async () => {
  const event = await t.aListing('event')
  const people = await Promise.all(Array.from({ length: 100 }, () => t.aUser()))
  const answers = await Promise.all(
    people.map((person) => person.post('/api/thumbs-up', { listingType: 'event', listingId: event.id })),
  )
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect((await t.anonymous.get(`/api/thumbs-up/event/${event.id}`)).body).toEqual({ count: 100 })
})

it('clicks of one person take their turns, and the count follows the state', async () => {
  const camp = await t.aListing('camp')
  const ana = await t.aUser()
  const ref = { listingType: 'camp', listingId: camp.id }
  const answers = await Promise.all(Array.from({ length: 21 }, () => ana.post('/api/thumbs-up', ref)))
  const states = answers.map((answer) => (answer.body as { hasThumbedUp: boolean }).hasThumbedUp)
  expect(states.filter(Boolean)).toHaveLength(11)
  expect((await ana.get(`/api/thumbs-up/camp/${camp.id}/user`)).body).toEqual({ hasThumbedUp: true })
  expect((await t.anonymous.get(`/api/thumbs-up/camp/${camp.id}`)).body).toEqual({ count: 1 })
})

it('needs a signed-in person and a live listing of that kind', async () => {
  const camp = await t.aListing('camp')
  const hidden = await t.aListing('camp', {}, { isActive: false })
  const ana = await t.aUser()
  expect(
    (await t.anonymous.post('/api/thumbs-up', { listingType: 'camp', listingId: camp.id })).body,
  ).toEqual({
    message: 'Unauthorized',
  })
  expect((await ana.post('/api/thumbs-up', { listingType: 'job', listingId: camp.id })).status).toBe(404)
  expect((await ana.post('/api/thumbs-up', { listingType: 'camp', listingId: hidden.id })).status).toBe(404)
  expect((await ana.post('/api/thumbs-up', { listingType: 'camp' })).status).toBe(400)
  expect((await ana.post('/api/thumbs-up', { listingType: 'camp', listingId: 'x' })).status).toBe(400)
  expect((await ana.post('/api/thumbs-up', { listingType: 'camp', listingId: 99999999999 })).status).toBe(400)
})

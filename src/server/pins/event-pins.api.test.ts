import { describe, expect, it } from 'vitest'
import { placeOfZip } from '#server/geo/zip-places.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { eventPinsSchema, eventPlaceSchema } from '#shared/contract/event-places.ts'

const t = useTestApp()
const hall = { latitude: 37.7022, longitude: -121.9358 }

const pinsOf = async (query: string) =>
  (await t.anonymous.get(`/api/events/pins?${query}`)).as(eventPinsSchema)

describe('events on a map', () => {
  it('stand where they are, else in the middle of their ZIP code, else nowhere', async () => {
    const own = await t.aListing('event', { title: 'Own', zipcode: '10001', ...hall, startTime: '19:00' })
    const byZip = await t.aListing('event', { title: 'By ZIP', zipcode: '94568' })
    await t.aListing('event', { title: 'Nowhere', zipcode: null })
    const { total, placed, pins } = await pinsOf('')
    expect({ total, placed }).toEqual({ total: 3, placed: 2 })
    expect(pins).toMatchObject([
      { id: own.id, title: 'Own', eventDate: '2027-03-20', startTime: '19:00', ...hall, isExact: true },
      { id: byZip.id, title: 'By ZIP', startTime: null, ...placeOfZip('94568'), isExact: false },
    ])
  })

  it('are those of the list, in its order', async () => {
    await t.aListing('event', { title: 'Robot B', ...hall, categories: ['Technology'] })
    await t.aListing('event', { title: 'Robot A', ...hall, categories: ['Technology'] })
    await t.aListing('event', { title: 'Choir', ...hall, categories: ['Music'] })
    await t.aListing('event', { title: 'Robot past', ...hall, eventDate: '2027-02-01' })
    const { total, pins } = await pinsOf('search=robots&upcoming=true&sortBy=title&categories=Technology')
    expect([total, pins.map(({ title }) => title)]).toEqual([2, ['Robot A', 'Robot B']])
    expect((await pinsOf('search=robost')).total).toBe(3)
    expect((await pinsOf('month=2027-02')).total).toBe(1)
    expect((await t.anonymous.get('/api/events/pins?zipcode=00000')).status).toBe(400)
  })

  it('say for whom they are', async () => {
    await t.aListing('event', { ...hall, ageRange: '14 to 18' })
    await t.aListing('event', { ...hall, targetAudience: ['High School', 'College'] })
    const { pins } = await pinsOf('')
    expect(pins.map(({ ages }) => ages)).toEqual(['Ages 14–18', 'High School, College'])
  })

  it('can be asked for one by one while they are live', async () => {
    const own = await t.aListing('event', hall)
    const byZip = await t.aListing('event', { zipcode: '94568' })
    const nowhere = await t.aListing('event')
    const pending = await t.aListing('event', hall, { isApproved: false })
    const placeOf = async (id: number) =>
      (await t.anonymous.get(`/api/events/${id}/place`)).as(eventPlaceSchema).place
    expect(await placeOf(own.id)).toEqual({ ...hall, isExact: true })
    expect(await placeOf(byZip.id)).toEqual({ ...placeOfZip('94568'), isExact: false })
    expect(await placeOf(nowhere.id)).toBeNull()
    expect((await t.anonymous.get(`/api/events/${pending.id}/place`)).status).toBe(404)
  })
})

import { describe, expect, it } from 'vitest'
import { insertListings } from '#server/listings/listing-inserts.repository.ts'
import { propertyOf, readIcs, textOf } from '#server/testing/calendar/read-ics.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { plusDays } from '#shared/rules/calendar-day.ts'

const t = useTestApp()

const daysOf = async (query: string) => {
  const { status, body } = await t.anonymous.get(`/api/events/days?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { days: Record<string, number> }).days
}

const calendarOf = async (path: string) => {
  const { status, headers, body } = await t.anonymous.get(path)
  expect(status, String(body)).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const { components } = readIcs(String(body))
  return { headers, events: components.filter(({ name }) => name === 'VEVENT') }
}

const titlesIn = async (query: string) =>
  (await calendarOf(`/api/events.ics?${query}`)).events.map((event) => textOf(event, 'SUMMARY'))

describe('the days of a month', () => {
  it('say how many events they hold, from the first to the last, and nothing of their neighbours', async () => {
    for (const eventDate of [
      '2027-02-28',
      '2027-03-01',
      '2027-03-20',
      '2027-03-20',
      '2027-03-31',
      '2027-04-01',
    ]) {
      await t.aListing('event', { eventDate })
    }
    await t.aListing('event', { eventDate: '2027-03-05' }, { isApproved: false })
    expect(await daysOf('month=2027-03')).toEqual({ '2027-03-01': 1, '2027-03-20': 2, '2027-03-31': 1 })
    expect(await daysOf('month=2027-05')).toEqual({})
  })

  it('count by every filter but the day itself', async () => {
    await t.aListing('event', { eventDate: '2027-03-20', categories: ['Music'], zipcode: '94568' })
    await t.aListing('event', { eventDate: '2027-03-21', categories: ['Music'], zipcode: '10001' })
    await t.aListing('event', { eventDate: '2027-03-21', title: 'Robot fair', registrationRequired: true })
    expect(await daysOf('month=2027-03&categories=Music&eventDate=2027-03-20')).toEqual({
      '2027-03-20': 1,
      '2027-03-21': 1,
    })
    expect(await daysOf('month=2027-03&zipcode=94568&distance=25')).toEqual({ '2027-03-20': 1 })
    expect(await daysOf('month=2027-03&registrationRequired=true')).toEqual({ '2027-03-21': 1 })
    expect(await daysOf('month=2027-03&search=robto')).toEqual({ '2027-03-21': 1 })
  })

  it('start today with upcoming=true', async () => {
    t.clock.set('2027-03-20T06:30:00Z')
    for (const eventDate of ['2027-03-18', '2027-03-19', '2027-03-20'])
      await t.aListing('event', { eventDate })
    // It is still the evening of the 19th in California.
    expect(await daysOf('month=2027-03&upcoming=true')).toEqual({ '2027-03-19': 1, '2027-03-20': 1 })
  })

  it.each(['', 'month=', 'month=2027-13', 'month=March', 'month=2027-03-01', 'month=2027-03&zipcode=00000'])(
    'cannot be asked for by %j',
    async (query) => {
      const { status, body } = await t.anonymous.get(`/api/events/days?${query}`)
      expect([status, body]).toMatchObject([400, { message: expect.any(String) }])
    },
  )
})

describe('a list of events', () => {
  it('can be that of one month', async () => {
    for (const eventDate of ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01']) {
      await t.aListing('event', { eventDate, title: eventDate })
    }
    const { body } = await t.anonymous.get('/api/events?month=2027-03')
    expect(body).toMatchObject({ total: 2, events: [{ title: '2027-03-01' }, { title: '2027-03-31' }] })
  })
})

describe('one event for a calendar', () => {
  it('is a file with its name, in California’s time', async () => {
    const { id } = await t.aListing('event', {
      title: 'Café Night: Jazz, Tea & "Poems"',
      startTime: '19:00',
      endTime: '21:00',
    })
    const { headers, events } = await calendarOf(`/api/events/${id}/calendar.ics`)
    expect(headers.get('content-disposition')).toBe('attachment; filename="cafe-night-jazz-tea-poems.ics"')
    const [event] = events
    if (!event) throw new Error('No event')
    expect(propertyOf(event, 'UID').value).toBe(`event-${id}@127.0.0.1`)
    expect(propertyOf(event, 'DTSTART')).toMatchObject({
      params: { TZID: 'America/Los_Angeles' },
      value: '20270320T190000',
    })
    expect(textOf(event, 'SUMMARY')).toBe('Café Night: Jazz, Tea & "Poems"')
    expect(textOf(event, 'URL')).toBe(`${t.url}/events?view=event-${id}`)
  })

  it('is there only while the event is', async () => {
    const pending = await t.aListing('event', {}, { isApproved: false })
    const camp = await t.aListing('camp')
    for (const id of [pending.id, camp.id, 999999999]) {
      expect((await t.anonymous.get(`/api/events/${id}/calendar.ics`)).status).toBe(404)
    }
    expect((await t.anonymous.get('/api/events/abc/calendar.ics')).status).toBe(400)
  })
})

describe('the calendar to subscribe to', () => {
  it('has upcoming events by default', async () => {
    await t.aListing('event', { title: 'Past', eventDate: '2027-02-28' })
    await t.aListing('event', { title: 'Today', eventDate: '2027-03-01' })
    await t.aListing('event', { title: 'Later', eventDate: '2027-06-01' })
    expect(await titlesIn('')).toEqual(['Today', 'Later'])
    expect(await titlesIn('upcoming=false')).toEqual(['Past', 'Today', 'Later'])
  })

  it('takes the filters of the list', async () => {
    await t.aListing('event', { title: 'Near music', categories: ['Music'], zipcode: '94568' })
    await t.aListing('event', { title: 'Far music', categories: ['Music'], zipcode: '10001' })
    await t.aListing('event', { title: 'Near drama', categories: ['Drama & Theater'], zipcode: '94568' })
    expect(await titlesIn('categories=Music&zipcode=94566&distance=10')).toEqual(['Near music'])
    expect(await titlesIn('search=dramma')).toEqual(['Near drama'])
    expect(await titlesIn('eventDate=2027-03-21')).toEqual([])
    expect((await t.anonymous.get('/api/events.ics?zipcode=00000')).status).toBe(400)
    expect((await t.anonymous.get('/api/events.ics?limit=501')).status).toBe(400)
  })

  it('holds more than a page, the soonest first', async () => {
    const { values } = await t.aListing('event', { title: 'Day 119', eventDate: '2027-03-02' })
    const others = Array.from({ length: 119 }, (_, day) => ({
      values: { ...values, title: `Day ${day}`, eventDate: plusDays('2027-03-02', 119 - day) },
      userId: null,
      isApproved: true,
      isActive: true,
      submittedAt: null,
      approvedAt: null,
      createdAt: t.clock.now(),
    }))
    await insertListings(t.db, 'event', others)
    expect(await titlesIn('')).toHaveLength(120)
    expect(await titlesIn('limit=2')).toEqual(['Day 119', 'Day 118'])
    expect((await t.anonymous.get('/api/events.ics?sortBy=title')).status).toBe(400)
  })

  it('answers 304 to a calendar that has it already', async () => {
    const { id } = await t.aListing('event')
    const { headers } = await calendarOf('/api/events.ics')
    const tag = headers.get('etag') ?? ''
    t.clock.advance({ days: 1 })
    const ana = await t.aUser()
    await ana.post('/api/views/track', { listingType: 'event', listingId: id })
    expect((await t.anonymous.get('/api/events.ics', { 'if-none-match': tag })).status).toBe(304)
    await t.aListing('event', { title: 'One more' })
    expect((await t.anonymous.get('/api/events.ics', { 'if-none-match': tag })).status).toBe(200)
  })
})

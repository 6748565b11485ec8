import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { testPassword } from '#server/testing/a-user.ts'
import { readIcs } from '#server/testing/calendar/read-ics.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { calendarAddressSchema } from '#shared/contract/calendar.ts'
import type { Kind } from '#shared/listings/kinds.ts'

const t = useTestApp()

type Person = Awaited<ReturnType<typeof t.aUser>>

const addressOf = async (person: Person) =>
  (await person.post('/api/calendar-address')).as(calendarAddressSchema).url ?? ''
const pathOf = (url: string) => new URL(url).pathname
const save = (person: Person, listingType: Kind, listingId: number) =>
  person.post('/api/bookmarks', { listingType, listingId })

/** Read by our own strict reader and by an independent one. */
const eventsAt = async (url: string) => {
  const { status, headers, body } = await t.anonymous.get(pathOf(url))
  expect(status, String(body)).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  readIcs(String(body))
  const calendar = new ICAL.Component(ICAL.parse(String(body)))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}
const summariesAt = async (url: string) => (await eventsAt(url)).map(({ summary }) => summary)
const triggersOf = (event: ICAL.Event | undefined) =>
  event?.component
    .getAllSubcomponents('valarm')
    .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))

describe('the address of a private calendar', () => {
  it('is off until it is made, stays the same, is renewed and is switched off', async () => {
    const ana = await t.aUser()
    expect((await ana.get('/api/calendar-address')).body).toEqual({ url: null })
    const first = await addressOf(ana)
    expect(first).toMatch(new RegExp(`^${t.url}/calendar/[\\w-]{44}\\.ics$`))
    expect((await ana.get('/api/calendar-address')).body).toEqual({ url: first })
    const second = await addressOf(ana)
    expect(second).not.toBe(first)
    expect((await t.anonymous.get(pathOf(first))).status).toBe(404)
    expect((await t.anonymous.get(pathOf(second))).status).toBe(200)
    expect((await ana.delete('/api/calendar-address')).body).toEqual({ url: null })
    expect((await t.anonymous.get(pathOf(second))).status).toBe(404)
    expect((await ana.get('/api/calendar-address')).body).toEqual({ url: null })
    expect((await ana.delete('/api/calendar-address')).status).toBe(200)
  })

  it('made ten times at once, one of the answers is the address that works', async () => {
    const ana = await t.aUser()
    const urls = await Promise.all(Array.from({ length: 10 }, () => addressOf(ana)))
    const working = await Promise.all(urls.map(async (url) => (await t.anonymous.get(pathOf(url))).status))
    expect(working.filter((status) => status === 200)).toHaveLength(1)
    expect(urls).toContain((await ana.get('/api/calendar-address')).as(calendarAddressSchema).url)
  })

  it('cannot be guessed, changed by a letter, or taken from another person', async () => {
    const [ana, ben] = [await t.aUser(), await t.aUser()]
    const [url] = [await addressOf(ana), await addressOf(ben)]
    const token = pathOf(url).slice('/calendar/'.length, -'.ics'.length)
    const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [
      flipped,
      token.slice(1),
      `${token}A`,
      token.toUpperCase(),
      'x'.repeat(44),
      '%00',
      'é',
    ])
      expect((await t.anonymous.get(`/calendar/${wrong}.ics`)).status, wrong).toBe(404)
    expect((await ben.get('/api/calendar-address')).body).not.toEqual({ url })
    expect((await t.anonymous.get('/api/calendar-address')).status).toBe(401)
    expect((await t.anonymous.post('/api/calendar-address')).status).toBe(401)
    expect((await t.anonymous.delete('/api/calendar-address')).status).toBe(401)
  })

  it('ends with the account', async () => {
    const ana = await t.aUser()
    const url = await addressOf(ana)
    await ana.post('/api/auth/delete-account', { password: testPassword })
    expect((await t.anonymous.get(pathOf(url))).status).toBe(404)
  })

  it('opens nothing while the account is suspended', async () => {
    const ana = await t.aUser()
    const url = await addressOf(ana)
    await t.db.update(users).set({ suspendedAt: t.clock.now() }).where(eq(users.id, ana.user.id))
    expect((await t.anonymous.get(pathOf(url))).status).toBe(404)
    await t.db.update(users).set({ suspendedAt: null }).where(eq(users.id, ana.user.id))
    expect((await t.anonymous.get(pathOf(url))).status).toBe(200)
  })

  it('appears in no line of the log', async () => {
    const ana = await t.aUser()
    const url = await addressOf(ana)
    const token = pathOf(url).slice('/calendar/'.length, -'.ics'.length)
    await t.anonymous.get(pathOf(url))
    await t.anonymous.get(`${pathOf(url)}?download=1`)
    await t.anonymous.get(`/calendar/${token}/nothing`)
    await t.anonymous.post(pathOf(url))
    await ana.delete('/api/calendar-address')
    await t.anonymous.get(pathOf(url))
    expect(t.log.lines().length).toBeGreaterThan(5)
    expect(JSON.stringify(t.log.lines())).not.toContain(token.slice(0, 22))
  })
})

describe('a private calendar', () => {
  it('has saved deadlines and events with alarms, and nothing else', async () => {
    const ana = await t.aUser()
    const camp = await t.aListing('camp', {
      name: 'Meadow; Lake, & “Sky”',
      applicationDeadline: '2027-03-21',
    })
    const event = await t.aListing('event', { title: 'Night', eventDate: '2027-03-14', startTime: '01:30' })
    const allDay = await t.aListing('event', { title: 'Fair', eventDate: '2028-02-29', startTime: null })
    const withoutDate = await t.aListing('tutoring')
    await t.aListing('event', { title: 'Not saved' })
    await save(ana, 'camp', camp.id)
    await save(ana, 'event', event.id)
    await save(ana, 'event', allDay.id)
    await save(ana, 'tutoring', withoutDate.id)
    const events = await eventsAt(await addressOf(ana))
    expect(events.map(({ summary }) => summary)).toEqual(['Night', 'Due: Meadow; Lake, & “Sky”', 'Fair'])
    const [night, due, fair] = events
    expect([due?.startDate.toString(), due?.endDate.toString()]).toEqual(['2027-03-21', '2027-03-22'])
    expect(triggersOf(due)).toEqual(['-P13DT15H', '-P2DT15H', '-PT15H'])
    // Half an hour before the clocks change.
    expect(night?.startDate.toJSDate().toISOString()).toBe('2027-03-14T09:30:00.000Z')
    expect(triggersOf(night)).toEqual(['-P1D', '-PT2H'])
    expect(fair?.startDate.toString()).toBe('2028-02-29')
    expect(triggersOf(fair)).toEqual(['-PT15H'])
  })

  it('moves an item in place: the same UID, a higher SEQUENCE', async () => {
    const [ana, admin] = [await t.aUser(), await t.anAdmin()]
    const camp = await t.aListing('camp', { applicationDeadline: '2027-03-21' })
    await save(ana, 'camp', camp.id)
    const url = await addressOf(ana)
    const [before] = await eventsAt(url)
    t.clock.advance({ minutes: 1 })
    await admin.put(`/api/admin/edit/camp/${camp.id}`, { applicationDeadline: '2027-03-25' })
    const [after] = await eventsAt(url)
    expect(after?.uid).toBe(before?.uid)
    expect(after?.startDate.toString()).toBe('2027-03-25')
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  })

  it('has due dates of their own, and stops reminding once applied', async () => {
    const ana = await t.aUser()
    const camp = await t.aListing('camp', { name: 'Meadow', applicationDeadline: '2027-03-21' })
    await save(ana, 'camp', camp.id)
    const path = `/api/bookmarks/camp/${camp.id}`
    await ana.send('PATCH', path, { dueOn: '2027-03-14' })
    const url = await addressOf(ana)
    const [deadline, due] = await eventsAt(url)
    expect([deadline?.summary, due?.summary]).toEqual(['Due: Meadow', 'My due date: Meadow'])
    expect(triggersOf(due)).toEqual(['-P2DT15H', '-PT15H'])
    await ana.send('PATCH', path, { dueOn: '2027-03-15', status: 'applied' })
    const [applied, moved] = await eventsAt(url)
    expect(moved?.uid).toBe(due?.uid)
    expect(moved?.startDate.toString()).toBe('2027-03-15')
    expect(moved?.sequence).toBeGreaterThan(due?.sequence ?? 0)
    expect([triggersOf(applied), triggersOf(moved)]).toEqual([[], []])
    await t.db.update(listings).set({ isActive: false }).where(eq(listings.id, camp.id))
    expect(await summariesAt(url)).toEqual(['My due date: Meadow'])
    await save(ana, 'camp', camp.id)
    expect(await eventsAt(url)).toEqual([])
  })

  it('leaves out what is no longer live or saved, and what is long over', async () => {
    const ana = await t.aUser()
    const gone = await t.aListing('camp', { name: 'Gone', applicationDeadline: '2027-04-01' })
    const unsaved = await t.aListing('camp', { name: 'Unsaved', applicationDeadline: '2027-04-02' })
    const recent = await t.aListing('camp', { name: 'Recent', applicationDeadline: '2027-02-01' })
    const old = await t.aListing('camp', { name: 'Old', applicationDeadline: '2026-11-01' })
    for (const { id } of [gone, unsaved, recent, old]) await save(ana, 'camp', id)
    await save(ana, 'camp', unsaved.id)
    await t.db.update(listings).set({ isActive: false }).where(eq(listings.id, gone.id))
    expect(await summariesAt(await addressOf(ana))).toEqual(['Due: Recent'])
  })

  it('has the dates of the guide for the grade, until they are checked off', async () => {
    const ana = await t.aUser({ grade: '12th Grade' })
    const url = await addressOf(ana)
    const events = await eventsAt(url)
    const fafsa = events.find(({ startDate }) => startDate.toString() === '2026-10-01')
    expect(fafsa?.uid).toMatch(/^guide-/)
    expect(triggersOf(fafsa)).toEqual(['-P6DT15H'])
    expect(events.filter(({ uid }) => !/^guide-(12th|summer-12)-/.test(uid))).toEqual([])
    await ana.put(`/api/plan/${fafsa?.uid.replace(/^guide-|@.*$/g, '')}`, { isDone: true })
    expect(await eventsAt(url)).toHaveLength(events.length - 1)
    expect(await summariesAt(await addressOf(await t.aUser()))).toEqual([])
  })

  it('moves the dates of the guide with the school year', async () => {
    const ana = await t.aUser({ grade: '11th Grade' })
    const url = await addressOf(ana)
    // The last moment of July in California, and the first of August.
    t.clock.set('2027-08-01T06:59:00Z')
    const [before] = await eventsAt(url)
    t.clock.set('2027-08-01T07:00:00Z')
    const after = (await eventsAt(url)).find(({ uid }) => uid === before?.uid)
    expect(after?.startDate.year).toBe((before?.startDate.year ?? 0) + 1)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  })

  it('answers 304 to a program that has it already', async () => {
    const ana = await t.aUser({ grade: '12th Grade' })
    const camp = await t.aListing('camp', { applicationDeadline: '2027-03-21' })
    await save(ana, 'camp', camp.id)
    const path = pathOf(await addressOf(ana))
    const { headers } = await t.anonymous.get(path)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const tag = { 'if-none-match': headers.get('etag') ?? '' }
    t.clock.advance({ days: 1 })
    expect((await t.anonymous.get(path, tag)).status).toBe(304)
    await save(ana, 'camp', camp.id)
    expect((await t.anonymous.get(path, tag)).status).toBe(200)
  })

  it('folds long lines of any script at 75 octets', async () => {
    const ana = await t.aUser()
    const name = `夏のキャンプ ${'🎻 ñandú, '.repeat(20)}`.trim()
    const camp = await t.aListing('camp', { name, applicationDeadline: '2027-03-21' })
    await save(ana, 'camp', camp.id)
    expect(await summariesAt(await addressOf(ana))).toEqual([`Due: ${name}`])
  })
})

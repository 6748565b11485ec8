import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { notifications, trackedItems } from '#server/db/schema/tracker.ts'
import { addJob } from '#server/jobs/jobs.repository.ts'
import { testPassword } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import type { Notifications } from '#shared/contract/notifications.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { runReminders } from './run-reminders.ts'

const t = useTestApp()

type Person = Awaited<ReturnType<typeof t.aUser>>
const verified = (person = {}) => t.aUser({ emailVerifiedAt: new Date('2026-01-01T00:00:00Z'), ...person })
const save = (person: Person, listingType: Kind, listingId: number) =>
  person.post('/api/bookmarks', { listingType, listingId })
const patch = (person: Person, kind: Kind, id: number, body: object) =>
  person.send('PATCH', `/api/bookmarks/${kind}/${id}`, body)
const told = async (person: Person) => (await person.get('/api/notifications')).body as Notifications
const messages = async (person: Person) => (await told(person)).items.map(({ message }) => message)

/** The hourly job at that moment. */
async function at(moment: string) {
  t.clock.set(moment)
  await addJob(t.db, 'daily-notices', {})
  await t.runJobs()
}

describe('reminders of saved items', () => {
  it('come 14, 3 and 1 days before a deadline, once each', async () => {
    const ana = await t.aUser()
    const camp = await t.aListing('camp', { name: 'Robots', applicationDeadline: '2027-03-20' })
    await save(ana, 'camp', camp.id)
    const seen: Record<string, string[]> = {}
    for (let day = 4; day <= 21; day += 1) {
      const before = (await told(ana)).items.length
      for (const hour of ['17', '18']) await at(`2027-03-${String(day).padStart(2, '0')}T${hour}:02:00Z`)
      const { items } = await told(ana)
      if (items.length > before)
        seen[day] = items.slice(0, items.length - before).map(({ message }) => message)
    }
    expect(seen).toEqual({
      6: ['Deadline in 14 days, on Mar 20'],
      17: ['Deadline in 3 days, on Mar 20'],
      19: ['Deadline tomorrow, on Mar 20'],
    })
    expect((await told(ana)).items[0]).toMatchObject({
      kind: 'deadline',
      title: 'Robots',
      listingType: 'camp',
      listingId: camp.id,
      isRead: false,
      isAvailable: true,
    })
    expect(await messages(ana), 'read later, they are still right').toContain('Deadline was Mar 20')
  })

  it('come before an event, on the day applications open and on a date of one’s own', async () => {
    const ana = await t.aUser()
    const event = await t.aListing('event', { eventDate: '2027-03-04' })
    const internship = await t.aListing('internship', {
      applicationOpen: '2027-03-01',
      applicationDeadline: '2027-06-01',
    })
    const tutor = await t.aListing('tutoring')
    await save(ana, 'event', event.id)
    await save(ana, 'internship', internship.id)
    await save(ana, 'tutoring', tutor.id)
    await patch(ana, 'tutoring', tutor.id, { dueOn: '2027-03-01' })
    await at('2027-03-01T18:02:00Z')
    expect((await messages(ana)).sort()).toEqual([
      'Applications open today, Mar 1',
      'Takes place in 3 days, on Mar 4',
      'Your due date is today, Mar 1',
    ])
  })

  it('end once a person has applied or is done with the item', async () => {
    const ana = await t.aUser()
    for (const status of ['interested', 'applying', 'applied', 'accepted', 'declined', 'not_for_me']) {
      const camp = await t.aListing('camp', { name: status, applicationDeadline: '2027-03-02' })
      await save(ana, 'camp', camp.id)
      await patch(ana, 'camp', camp.id, { status, dueOn: '2027-03-01' })
    }
    await at('2027-03-01T18:02:00Z')
    const titles = (await told(ana)).items.map(({ title, kind }) => `${title} ${kind}`)
    expect(titles.sort()).toEqual([
      'applying deadline',
      'applying due',
      'interested deadline',
      'interested due',
    ])
  })

  it('do not come for what is no longer saved or no longer live, except one’s own due date', async () => {
    const ana = await t.aUser()
    const [gone, hidden] = [
      await t.aListing('camp', { applicationDeadline: '2027-03-02' }),
      await t.aListing('camp', { applicationDeadline: '2027-03-02' }),
    ]
    await save(ana, 'camp', gone.id)
    await save(ana, 'camp', gone.id)
    await save(ana, 'camp', hidden.id)
    await patch(ana, 'camp', hidden.id, { dueOn: '2027-03-01' })
    await t.db.update(listings).set({ isActive: false }).where(eq(listings.id, hidden.id))
    await at('2027-03-01T18:02:00Z')
    expect((await told(ana)).items).toMatchObject([{ kind: 'due', listingId: hidden.id, isAvailable: false }])
  })

  it.each([
    ['midnight in winter', '2027-01-10', '2027-01-10T07:59:00Z', '2027-01-10T08:00:00Z'],
    ['midnight in summer', '2027-07-10', '2027-07-10T06:59:00Z', '2027-07-10T07:00:00Z'],
    ['the day the clocks go forward', '2027-03-14', '2027-03-14T07:59:00Z', '2027-03-14T08:00:00Z'],
    ['the day after', '2027-03-15', '2027-03-15T06:59:00Z', '2027-03-15T07:00:00Z'],
    ['the day the clocks go back', '2027-11-07', '2027-11-07T06:59:00Z', '2027-11-07T07:00:00Z'],
    ['the day after that', '2027-11-08', '2027-11-08T07:59:00Z', '2027-11-08T08:00:00Z'],
    ['a leap day', '2028-02-29', '2028-02-29T07:59:00Z', '2028-02-29T08:00:00Z'],
  ])('change with the day in California: %s', async (_name, dueOn, before, after) => {
    t.clock.set(before)
    const ana = await t.aUser()
    const job = await t.aListing('job')
    await save(ana, 'job', job.id)
    await patch(ana, 'job', job.id, { dueOn })
    await at(before)
    expect(await messages(ana)).toEqual([])
    await at(after)
    expect(await messages(ana)).toEqual([expect.stringMatching(/^Your due date is today/)])
  })

  it('count days over a leap day and a change of the clocks', async () => {
    const days = [
      ['2027-03-13T20:02:00Z', '2027-03-16'],
      ['2027-11-06T20:02:00Z', '2027-11-20'],
      ['2028-02-28T20:02:00Z', '2028-03-02'],
      ['2028-02-29T20:02:00Z', '2028-03-14'],
    ] as const
    for (const [moment, applicationDeadline] of days) {
      t.clock.set(moment)
      const ana = await t.aUser()
      await save(ana, 'camp', (await t.aListing('camp', { applicationDeadline })).id)
      await at(moment)
      expect(await messages(ana), moment).toHaveLength(1)
    }
  })

  it('of days that the server slept through are still written, two at most', async () => {
    const ana = await t.aUser()
    for (const day of ['05', '06', '07', '08']) {
      const job = await t.aListing('job', { title: day })
      await save(ana, 'job', job.id)
      await patch(ana, 'job', job.id, { dueOn: `2027-03-${day}` })
    }
    await at('2027-03-04T20:02:00Z')
    await at('2027-03-08T20:02:00Z')
    expect((await told(ana)).items.map(({ title }) => title).sort()).toEqual(['06', '07', '08'])
  })

  it('continue after an interruption, and two workers write each once', async () => {
    const ana = await t.aUser()
    for (let n = 0; n < 7; n += 1) {
      const camp = await t.aListing('camp', { applicationDeadline: '2027-03-02' })
      await save(ana, 'camp', camp.id)
    }
    const deps = { db: t.db, clock: t.clock.now, batchSize: 2 }
    expect(await runReminders({ ...deps, signal: AbortSignal.abort() })).toBe(false)
    expect((await told(ana)).items).toHaveLength(2)
    const { signal } = new AbortController()
    await Promise.all([runReminders({ ...deps, signal }), runReminders({ ...deps, signal })])
    expect((await told(ana)).items).toHaveLength(7)
  })
})

describe('the daily mail', () => {
  const chooses = (person: Person, hour: number) =>
    person.put('/api/mail-settings', { topics: { reminders: true }, hour })
  const aDueItem = async (person: Person, dueOn: string) => {
    const job = await t.aListing('job', { title: 'Baker' })
    await save(person, 'job', job.id)
    await patch(person, 'job', job.id, { dueOn })
  }

  it('is sent once, as one mail, at the chosen hour, to users who chose it', async () => {
    const [ana, quiet, stranger] = [await verified({ firstName: 'Ana' }), await verified(), await t.aUser()]
    await chooses(ana, 16)
    await chooses(stranger, 0)
    for (const person of [ana, quiet, stranger]) {
      await aDueItem(person, '2027-03-02')
      await aDueItem(person, '2027-03-02')
    }
    await at('2027-03-02T23:02:00Z')
    expect(await t.mails(), 'at three in California').toEqual([])
    await at('2027-03-03T00:02:00Z')
    const [mail, ...more] = await t.mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      toAddress: ana.user.email,
      kind: 'reminders',
      subject: 'Your saved items: 2 reminders',
    })
    expect(mail?.text).toContain('Hello Ana,')
    expect(mail?.text).toContain('Baker\nYour due date is today, Mar 2')
    expect(mail?.html).toContain('Turn off these emails')
    for (const hour of ['01', '02', '07']) await at(`2027-03-03T${hour}:02:00Z`)
    await at('2027-03-04T00:02:00Z')
    expect(await t.mails()).toHaveLength(1)
    expect((await told(quiet)).items, 'in the app for everyone').toHaveLength(2)
  })

  it('leaves out what was read, and comes only when there is something', async () => {
    const ana = await verified()
    await chooses(ana, 8)
    await aDueItem(ana, '2027-03-02')
    await at('2027-03-02T08:02:00Z')
    await ana.post('/api/notifications/read')
    await at('2027-03-02T17:02:00Z')
    expect(await t.mails()).toEqual([])
  })

  it.each([
    ['an hour that the clocks skip', 2, '2027-03-14', '2027-03-14T09:02:00Z', '2027-03-14T10:02:00Z'],
    ['an hour that comes twice', 1, '2027-11-07', '2027-11-07T07:02:00Z', '2027-11-07T08:02:00Z'],
  ])('comes once at %s', async (_name, hour, dueOn, before, after) => {
    const ana = await verified()
    await chooses(ana, hour)
    await aDueItem(ana, dueOn)
    await at(before)
    expect(await t.mails()).toHaveLength(0)
    await at(after)
    t.clock.advance({ hours: 1 })
    await at(t.clock.now().toISOString())
    expect(await t.mails()).toHaveLength(1)
  })

  it('by two workers at once is one', async () => {
    const ana = await verified()
    await chooses(ana, 0)
    await aDueItem(ana, '2027-03-01')
    for (let n = 0; n < 3; n += 1) await addJob(t.db, 'daily-notices', {})
    expect(await t.mails()).toHaveLength(1)
  })
})

describe('the list of notifications', () => {
  const tell = (person: Person, listingId: number, occasion: string, createdAt = t.clock.now()) =>
    t.db.insert(notifications).values({
      userId: person.user.id,
      listingId,
      kind: 'change',
      occasion,
      message: occasion,
      createdAt,
    })

  it('holds the latest hundred of its owner, and is read by number or as a whole', async () => {
    const [ana, ben] = [await t.aUser(), await t.aUser()]
    const camp = await t.aListing('camp')
    for (let n = 0; n < 102; n += 1) await tell(ana, camp.id, `n${n}`)
    await tell(ben, camp.id, 'ben')
    const { unread, items } = await told(ana)
    expect([unread, items.length, items[0]?.message]).toEqual([100, 100, 'n101'])
    const [bens] = (await told(ben)).items
    const ids = [items[0]?.id, items[1]?.id, bens?.id]
    expect((await ana.post('/api/notifications/read', { ids })).status).toBe(200)
    expect((await told(ana)).items.filter(({ isRead }) => isRead)).toHaveLength(2)
    expect((await told(ben)).unread).toBe(1)
    expect((await ana.post('/api/notifications/read')).body).toEqual({ unread: 0 })
    expect((await ana.get('/api/notifications?limit=0')).body).toEqual({ unread: 0, items: [] })
    expect((await t.anonymous.get('/api/notifications')).status).toBe(401)
    expect((await t.anonymous.post('/api/notifications/read')).status).toBe(401)
    for (const bad of [{ ids: 'all' }, { ids: ['x'] }, { ids: Array.from({ length: 101 }, (_, n) => n) }])
      expect((await ana.post('/api/notifications/read', bad)).status).toBe(400)
  })

  it('forgets after 90 days, as notes of items that were removed are forgotten after 30', async () => {
    const ana = await t.aUser()
    const [camp, kept] = [await t.aListing('camp'), await t.aListing('camp')]
    for (const { id } of [camp, kept]) {
      await save(ana, 'camp', id)
      await patch(ana, 'camp', id, { note: 'Mine' })
    }
    await save(ana, 'camp', camp.id)
    await tell(ana, camp.id, 'old')
    t.clock.advance({ days: 31 })
    await tell(ana, camp.id, 'new')
    const tidy = async () => {
      await addJob(t.db, 'tidy-notifications', {})
      await t.runJobs()
    }
    await tidy()
    expect((await t.db.select().from(trackedItems)).map(({ listingId }) => listingId)).toEqual([kept.id])
    const left = async () => (await t.db.select().from(notifications)).map(({ message }) => message)
    expect(await left()).toEqual(['old', 'new'])
    t.clock.advance({ days: 60 })
    await tidy()
    expect(await left()).toEqual(['new'])
  })

  it('leaves with the account', async () => {
    const ana = await t.aUser()
    const camp = await t.aListing('camp')
    await tell(ana, camp.id, 'one')
    await ana.post('/api/auth/delete-account', { password: testPassword })
    expect(await t.db.select().from(notifications)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { createTopicMailer } from '#server/mail-settings/topic-mailer.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { sendSearchDigests } from './send-search-digests.ts'

const t = useTestApp()

const site = { name: 'Waymark', publicUrl: 'https://waymark.example', contactEmail: 'hello@example.org' }
const run = () =>
  sendSearchDigests({
    db: t.db,
    clock: t.clock.now,
    topicMailer: createTopicMailer({ clock: t.clock.now, site, sessionSecret: 'a secret of the tests' }),
    signal: new AbortController().signal,
  })

type Person = Awaited<ReturnType<typeof t.aUser>>
const aReader = () => t.aUser({ emailVerifiedAt: new Date('2027-01-01T00:00:00Z') })
const save = (person: Person, digest: string, query: object = { search: 'robot' }, name = 'Robots') =>
  person.post('/api/saved-searches', { name, listingType: 'camp', query, digest })
const aRobotCamp = (name = 'Robot camp') => t.aListing('camp', { name })
/** Eight in the morning in California. */
const morning = (day: string, hours = 16) => t.clock.set(`${day}T${hours}:00:00Z`)

describe('the digest of saved searches', () => {
  it('is one mail a day with what is new in each search, and nothing when nothing is new', async () => {
    const ana = await aReader()
    await save(ana, 'daily')
    await save(ana, 'daily', { categories: 'Music' }, 'Music & more')
    await save(ana, 'none', {}, 'Silent')
    t.clock.advance({ hours: 1 })
    await aRobotCamp('Robot <b>camp</b>')
    await t.aListing('camp', { name: 'Chess', categories: ['Music'] })
    expect(await run(), 'on the day it was saved').toBe(0)
    morning('2027-03-02')
    expect(await run()).toBe(1)
    expect(await run()).toBe(0)
    const [mail, ...more] = await t.mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ toAddress: ana.user.email, subject: '2 new in your saved searches' })
    for (const words of ['Robots: 1 new', 'Music & more: 1 new', 'Robot <b>camp</b>', 'Chess'])
      expect(mail?.text).toContain(words)
    expect(mail?.text).not.toContain('Silent')
    expect(mail?.html).toContain('Robot &lt;b&gt;camp&lt;/b&gt;')
    expect(mail?.unsubscribeUrl).toContain('/unsubscribe?token=')
    morning('2027-03-03')
    expect(await run()).toBe(0)
  })

  it('waits for the chosen hour, over the change of the clocks', async () => {
    const ana = await aReader()
    await ana.put('/api/mail-settings', { hour: 8 })
    t.clock.set('2027-03-13T20:00:00Z')
    await save(ana, 'daily')
    t.clock.advance({ hours: 1 })
    await aRobotCamp()
    // Seven in the morning of the day on which the clocks went forward, then eight.
    t.clock.set('2027-03-14T14:59:00Z')
    expect(await run()).toBe(0)
    t.clock.set('2027-03-14T15:00:00Z')
    expect(await run()).toBe(1)
  })

  it('comes every seven days where that was chosen', async () => {
    const ana = await aReader()
    await save(ana, 'weekly')
    t.clock.advance({ hours: 1 })
    await aRobotCamp()
    for (const day of ['2027-03-02', '2027-03-07']) {
      morning(day)
      expect(await run(), day).toBe(0)
    }
    morning('2027-03-08')
    expect(await run()).toBe(1)
    t.clock.advance({ minutes: 1 })
    await aRobotCamp('Robot again')
    morning('2027-03-14')
    expect(await run()).toBe(0)
    morning('2027-03-15')
    expect(await run()).toBe(1)
  })

  it('is sent only to users who can receive it and still want it', async () => {
    const [quiet, unverified, gone] = [await aReader(), await t.aUser(), await aReader()]
    for (const person of [quiet, unverified, gone]) await save(person, 'daily')
    await quiet.put('/api/mail-settings', { topics: { 'saved-searches': false } })
    await gone.delete(
      `/api/saved-searches/${((await gone.get('/api/saved-searches')).body as [{ id: number }])[0].id}`,
    )
    t.clock.advance({ hours: 1 })
    await aRobotCamp()
    morning('2027-03-02')
    expect(await run()).toBe(0)
    expect((await quiet.get('/api/mail-settings')).body).toMatchObject({
      topics: { 'saved-searches': false },
    })
  })

  it('told by two runs at the same moment comes once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, aReader))
    for (const person of people) await save(person, 'daily')
    t.clock.advance({ hours: 1 })
    await aRobotCamp()
    morning('2027-03-02')
    await Promise.all([run(), run(), run()])
    const mails = await t.mails()
    expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual(
      people.map(({ user }) => user.email).sort(),
    )
  })
})

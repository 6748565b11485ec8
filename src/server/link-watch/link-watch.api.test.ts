import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addJob } from '#server/jobs/jobs.repository.ts'
import { dnsError, startFakeWeb } from '#server/testing/start-fake-web.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { linkFlagsSchema } from '#shared/contract/link-flags.ts'
import { doneSchema } from '#shared/contract/moderation.ts'

const web = await startFakeWeb()
beforeEach(() => web.reset())
afterAll(() => web.close())

describe('the link watch', () => {
  const t = useTestApp({ env: { LINK_WATCH: 'on' }, network: web.network })
  type Person = Awaited<ReturnType<typeof t.anAdmin>>

  const run = async () => {
    await addJob(t.db, 'check-links', {})
    await t.runJobs()
  }
  const aWeekLater = async (more = {}) => {
    t.clock.advance({ days: 7, ...more })
    await run()
  }
  const flagsFor = async (admin: Person) => (await admin.get('/api/admin/link-flags')).as(linkFlagsSchema)
  const aCamp = (website: string, state = {}) => t.aListing('camp', { website }, state)

  it('flags a link that fails twice, a week apart, and not before', async () => {
    const admin = await t.anAdmin()
    const { id } = await aCamp('http://camp.test/gone')
    await t.aListing('event', { registrationRequired: true, registrationLink: 'http://night.test/' })
    web.page('night.test/', 200)
    await run()
    expect(await flagsFor(admin)).toEqual({ flags: [], total: 0 })

    t.clock.advance({ days: 6, hours: 23 })
    await run()
    expect(web.requests.filter((request) => request.includes('/gone'))).toHaveLength(2)
    expect((await flagsFor(admin)).total).toBe(0)

    t.clock.advance({ hours: 1 })
    await run()
    const { flags, total } = await flagsFor(admin)
    expect(total).toBe(1)
    expect(flags).toEqual([
      {
        id: expect.any(Number),
        listingType: 'camp',
        listingId: id,
        listingTitle: 'Camp Meadowlark',
        field: 'website',
        url: 'http://camp.test/gone',
        problem: 'dead',
        detail: 'Answered 404',
        movedTo: null,
        problemSince: new Date(t.clock.now().getTime() - 7 * 24 * 3_600_000).toISOString(),
        checkedAt: t.clock.now().toISOString(),
      },
    ])
  })

  it('forgets a failure after a success, and a flag when the link works again', async () => {
    const admin = await t.anAdmin()
    await aCamp('http://camp.test/')
    for (const [status, total] of [
      [404, 0],
      [200, 0],
      [404, 0],
      [500, 1],
      [200, 0],
    ] as const) {
      web.page('camp.test/', status)
      await run()
      expect((await flagsFor(admin)).total).toBe(total)
      t.clock.advance({ days: 7 })
    }
  })

  it('flags a redirect to another host, and says where it leads', async () => {
    const admin = await t.anAdmin()
    await aCamp('http://camp.test/')
    web.redirect('camp.test/', 'http://parking.test/?for=camp')
    web.page('parking.test/?for=camp', 200)
    await run()
    await aWeekLater()
    expect((await flagsFor(admin)).flags).toMatchObject([
      { problem: 'moved', detail: 'Redirects to parking.test', movedTo: 'http://parking.test/?for=camp' },
    ])
  })

  it('ignores answers that say nothing about the link: a refusal, robots.txt, a failure of its own resolver', async () => {
    const links = ['http://busy.test/', 'http://shy.test/', 'http://later.test/']
    for (const link of links) await aCamp(link)
    web.page('busy.test/', 429)
    web.page('shy.test/robots.txt', (_request, response) => response.end('User-agent: *\nDisallow: /'))
    web.resolves('later.test', dnsError('EAI_AGAIN'))
    for (let week = 0; week < 3; week += 1) await aWeekLater()
    expect((await flagsFor(await t.anAdmin())).total).toBe(0)
  })

  it.each([
    ['its own resolver does not answer', () => web.neverResolves('slow.test'), ['slow']],
    ['a firewall drops all its packets', () => undefined, ['one', 'two', 'three', 'four', 'five']],
  ])('counts nothing while %s', async (_outage, begin, hosts) => {
    for (const host of hosts) {
      await aCamp(`http://${host}.test/`)
      web.page(`${host}.test/*`, () => undefined)
    }
    begin()
    expect(await flagsAfterTwoTimeouts()).toBe(0)
  })

  it('counts a host that does not answer while another does', async () => {
    for (const host of ['one', 'two', 'three', 'four', 'five', 'up']) await aCamp(`http://${host}.test/`)
    for (const host of ['one', 'two', 'three', 'four', 'five']) web.page(`${host}.test/*`, () => undefined)
    web.page('up.test/', 200)
    expect(await flagsAfterTwoTimeouts()).toBe(5)
  })

  it('counts hosts that do not answer at the end of a run in which many did', async () => {
    const silent = ['one', 'two', 'three', 'four', 'five']
    const working = Array.from({ length: 50 }, (_, place) => `up${place}`)
    for (const host of [...working, ...silent]) await aCamp(`http://${host}.test/`)
    for (const host of working) web.page(`${host}.test/`, 200)
    for (const host of silent) web.page(`${host}.test/*`, () => undefined)
    expect(await flagsAfterTwoTimeouts()).toBe(5)
  })

  async function flagsAfterTwoTimeouts() {
    const { timeoutMs } = web.network
    web.network.timeoutMs = 200
    for (let week = 0; week < 2; week += 1) await aWeekLater()
    web.network.timeoutMs = timeoutMs
    return (await flagsFor(await t.anAdmin())).total
  }

  it('clears the flag of a changed link at once, and of a listing that is not live', async () => {
    const admin = await t.anAdmin()
    const [changed, hidden] = [await aCamp('http://one.test/'), await aCamp('http://two.test/')]
    await run()
    await aWeekLater()
    expect((await flagsFor(admin)).total).toBe(2)
    await admin.put(`/api/admin/edit/camp/${changed.id}`, { website: 'http://new.test/' })
    await admin.post(`/api/admin/deactivate/camp/${hidden.id}`)
    expect((await flagsFor(admin)).total).toBe(0)
    web.requests.length = 0
    await run()
    expect(web.requests.at(-1)).toBe('GET new.test/')
    expect((await flagsFor(admin)).total).toBe(0)
    await aWeekLater()
    expect((await flagsFor(admin)).flags).toMatchObject([{ url: 'http://new.test/' }])
  })

  it('leaves a link alone that an admin calls fine, until something else happens to it', async () => {
    const [admin, user] = [await t.anAdmin(), await t.aUser()]
    await aCamp('http://camp.test/')
    web.redirect('camp.test/', 'http://forms.test/a')
    web.page('forms.test/*', 200)
    await run()
    await aWeekLater()
    const [flag] = (await flagsFor(admin)).flags
    const path = `/api/admin/link-flags/${flag?.id}/dismiss`
    expect((await t.anonymous.post(path)).status).toBe(401)
    expect((await user.post(path)).status).toBe(403)
    expect((await user.get('/api/admin/link-flags')).status).toBe(403)
    expect((await admin.post('/api/admin/link-flags/999999/dismiss')).status).toBe(404)
    const [first, second] = await Promise.all([admin.post(path), admin.post(path)])
    const ids = [first, second].map((answer) => answer?.as(doneSchema).auditId)
    expect(ids.filter((id) => id !== null)).toHaveLength(1)
    expect((await flagsFor(admin)).total).toBe(0)

    const auditIds = ids.filter((id) => id !== null)
    expect((await admin.post('/api/admin/undo', { auditIds })).status).toBe(200)
    expect((await flagsFor(admin)).total).toBe(1)
    await admin.post(path)
    const { entries } = (await admin.get('/api/admin/audit')).as(auditPageSchema)
    expect(entries.map(({ action }) => action)).toEqual(['dismiss-link-flag', 'undo', 'dismiss-link-flag'])

    web.redirect('camp.test/', 'http://forms.test/b')
    await aWeekLater()
    expect((await flagsFor(admin)).total).toBe(0)
    web.redirect('camp.test/', 'http://parking.test/')
    web.page('parking.test/', 200)
    await aWeekLater()
    expect((await flagsFor(admin)).total).toBe(1)
  })

  it('asks for live listings alone, and not for events that are over', async () => {
    await aCamp('http://pending.test/', { isApproved: false })
    await aCamp('http://paused.test/', { isActive: false })
    const registrationLink = 'http://past.test/'
    await t.aListing('event', { registrationRequired: true, registrationLink, eventDate: '2020-01-01' })
    await t.aListing('camp')
    await run()
    expect(web.requests).toEqual([])
  })

  it('asks a host for one thing at a time, and for its robots.txt once a run', async () => {
    for (const n of [1, 2, 3]) await aCamp(`http://camp.test/${n}`)
    web.page('camp.test/*', (_request, response) => setTimeout(() => response.writeHead(200).end(), 5))
    await run()
    expect(web.requests.sort()).toEqual([
      'GET camp.test/robots.txt',
      'HEAD camp.test/1',
      'HEAD camp.test/2',
      'HEAD camp.test/3',
    ])
    expect(web.maxOpen).toBe(1)
  })
})

describe('without LINK_WATCH', () => {
  const t = useTestApp({ network: web.network })

  it('no link is asked for', async () => {
    await t.aListing('camp', { website: 'http://camp.test/' })
    await addJob(t.db, 'check-links', {})
    await t.runJobs()
    expect(web.requests).toEqual([])
  })
})

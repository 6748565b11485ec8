import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { testPassword } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { ownSharedListSchema, sharedListSchema } from '#shared/contract/shared-lists.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'

const t = useTestApp({ hasPages: true })

type Person = Awaited<ReturnType<typeof t.aUser>>

const aCamp = async (name = 'Meadow') => {
  const { id } = await t.aListing('camp', { name })
  return { listingType: 'camp', listingId: id }
}
const share = async (person: Person, body: object) =>
  (await person.post('/api/shared-lists', body)).as(ownSharedListSchema)
const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? ''
const read = async (list: { url: string }) =>
  (await t.anonymous.get(`/api/lists/${tokenOf(list)}`)).as(sharedListSchema)
const statusOf = async (list: { url: string }) =>
  (await t.anonymous.get(`/api/lists/${tokenOf(list)}`)).status

describe('a shared list', () => {
  it('is a link that anyone can open, with listings of every kind in their order', async () => {
    const ana = await t.aUser({ nickname: 'Trail Ana' })
    const items = []
    for (const kind of kindNames)
      items.push({ listingType: kindOf(kind).names.bookmark, listingId: (await t.aListing(kind)).id })
    const answer = await ana.post('/api/shared-lists', { name: '  For my  counselor ', items })
    expect(answer.status).toBe(201)
    const list = answer.as(ownSharedListSchema)
    expect(list).toMatchObject({ name: 'For my counselor', expiresOn: null, showName: false })
    expect(list.url).toMatch(new RegExp(`^${t.url}/lists/[\\w-]{44}$`))
    const seen = await read(list)
    expect(seen.items.map(({ listingId }) => listingId)).toEqual(items.map(({ listingId }) => listingId))
    expect(seen).toMatchObject({ name: 'For my counselor', sharedBy: null, missingCount: 0 })
    expect(JSON.stringify(seen)).not.toMatch(/Trail Ana|Rivera|"note"|"status"/)
    expect((await ana.get('/api/shared-lists')).body).toEqual([list])
  })

  it('has a page for visitors that no cache and no search engine keeps', async () => {
    const ana = await t.aUser()
    const list = await share(ana, { name: 'Camps <b>&', items: [await aCamp()] })
    const page = await t.anonymous.get(`/lists/${tokenOf(list)}`, { accept: 'text/html' })
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(String(page.body)).toContain('<title>Camps &lt;b&gt;&amp; - Waymark</title>')
    expect(String(page.body)).toContain('<meta name="robots" content="noindex">')
    const call = await t.anonymous.get(`/api/lists/${tokenOf(list)}`)
    expect([call.headers.get('cache-control'), call.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ])
    expect((await t.anonymous.get('/lists/nothing', { accept: 'text/html' })).status).toBe(404)
  })

  it('shows the name only if chosen, a nickname before the real name, and never a part of the e-mail', async () => {
    const items = [await aCamp()]
    const named = { name: 'Camps', items, showName: true }
    expect((await read(await share(await t.aUser(), named))).sharedBy).toBe('Ana Rivera')
    expect((await read(await share(await t.aUser({ nickname: 'Trail Ana' }), named))).sharedBy).toBe(
      'Trail Ana',
    )
    const nameless = await t.aUser({ firstName: null, lastName: null })
    expect((await read(await share(nameless, named))).sharedBy).toBeNull()
  })

  it('opens until the end of its last day in California', async () => {
    const ana = await t.aUser()
    const list = await share(ana, { name: 'Camps', items: [await aCamp()], expiresOn: '2027-03-14' })
    t.clock.set('2027-03-15T06:59:00Z')
    expect(await statusOf(list)).toBe(200)
    t.clock.set('2027-03-15T07:00:00Z')
    expect(await statusOf(list)).toBe(404)
    expect((await (await t.aUser()).post(`/api/lists/${tokenOf(list)}/save`)).status).toBe(404)
    expect((await ana.get('/api/shared-lists')).body).toMatchObject([{ id: list.id, isExpired: true }])
  })

  it('is gone when it is deleted, by its owner alone', async () => {
    const [ana, ben] = [await t.aUser(), await t.aUser()]
    const list = await share(ana, { name: 'Camps', items: [await aCamp()] })
    expect((await ben.get('/api/shared-lists')).body).toEqual([])
    expect((await ben.delete(`/api/shared-lists/${list.id}`)).status).toBe(404)
    expect(await statusOf(list)).toBe(200)
    const answers = await Promise.all([1, 2].map(() => ana.delete(`/api/shared-lists/${list.id}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await statusOf(list)).toBe(404)
  })

  it('ends with the account', async () => {
    const ana = await t.aUser()
    const list = await share(ana, { name: 'Camps', items: [await aCamp()] })
    await ana.post('/api/auth/delete-account', { password: testPassword })
    expect(await statusOf(list)).toBe(404)
  })

  it('opens nothing while the account is suspended', async () => {
    const ana = await t.aUser()
    const list = await share(ana, { name: 'Camps', items: [await aCamp()] })
    await t.db.update(users).set({ suspendedAt: t.clock.now() }).where(eq(users.id, ana.user.id))
    expect(await statusOf(list)).toBe(404)
  })

  it('leaves out and counts what is no longer listed', async () => {
    const ana = await t.aUser()
    const [kept, hidden, deleted] = [await aCamp('Kept'), await aCamp('Hidden'), await aCamp('Deleted')]
    const list = await share(ana, { name: 'Camps', items: [kept, hidden, deleted] })
    await t.db.update(listings).set({ isActive: false }).where(eq(listings.id, hidden.listingId))
    await t.db.delete(listings).where(eq(listings.id, deleted.listingId))
    expect(await read(list)).toMatchObject({ items: [{ listing: { name: 'Kept' } }], missingCount: 2 })
  })

  it('appears in no line of the log', async () => {
    const ana = await t.aUser()
    const list = await share(ana, { name: 'Secret plans', items: [await aCamp()] })
    const token = tokenOf(list)
    for (const path of [
      `/lists/${token}`,
      `/api/lists/${token}`,
      `/api/lists/${token}x`,
      `/lists/${token}/x`,
    ])
      await t.anonymous.get(path)
    await ana.post(`/api/lists/${token}/save`)
    expect(JSON.stringify(t.log.lines())).not.toMatch(new RegExp(`${token.slice(0, 22)}|Secret plans`))
  })
})

describe('sharing a list', () => {
  it('is refused with words for what is wrong, and stores nothing', async () => {
    const ana = await t.aUser()
    const items = [await aCamp()]
    const good = { name: 'Camps', items }
    for (const [body, field] of [
      [{ items }, 'name'],
      [{ ...good, name: '   ' }, 'name'],
      [{ ...good, name: 'x'.repeat(81) }, 'name'],
      [{ ...good, name: 'a\u0000b' }, 'name'],
      [{ name: 'Camps' }, 'items'],
      [{ ...good, items: [] }, 'items'],
      [{ ...good, items: Array.from({ length: 101 }, () => items[0]) }, 'items'],
      [{ ...good, items: [{ listingType: 'boat', listingId: 1 }] }, 'items.listingType'],
      [{ ...good, expiresOn: '2027-02-29' }, 'expiresOn'],
      [{ ...good, expiresOn: '2027-02-28' }, 'expiresOn'],
      [{ ...good, showName: 'yes' }, 'showName'],
    ] as const) {
      const answer = await ana.post('/api/shared-lists', body)
      expect([answer.status, answer.body], JSON.stringify(body)).toMatchObject([400, { errors: [{ field }] }])
    }
    for (const item of [
      { ...items[0], listingType: 'job' },
      { listingType: 'camp', listingId: 999999999 },
    ])
      expect((await ana.post('/api/shared-lists', { ...good, items: [item] })).status).toBe(404)
    expect((await t.anonymous.post('/api/shared-lists', good)).status).toBe(401)
    expect((await ana.get('/api/shared-lists')).body).toEqual([])
  })

  it('stops at fifty, also when they come at the same moment', async () => {
    const ana = await t.aUser()
    const items = [await aCamp()]
    const answers = await Promise.all(
      Array.from({ length: 55 }, (_, index) =>
        ana.post('/api/shared-lists', { name: `List ${index}`, items }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  })
})

describe('saving a shared list', () => {
  it('saves what is not saved yet, once, and only for the person', async () => {
    const [ana, ben] = [await t.aUser(), await t.aUser()]
    const items = [await aCamp('One'), await aCamp('Two'), await aCamp('Three')]
    const list = await share(ana, { name: 'Camps', items: [...items, items[0]] })
    await ben.post('/api/bookmarks', items[0])
    const path = `/api/lists/${tokenOf(list)}/save`
    const answers = await Promise.all([1, 2, 3].map(() => ben.post(path)))
    const saved = answers.map(({ body }) => (body as { savedCount: number }).savedCount)
    expect(saved.reduce((sum, count) => sum + count)).toBe(2)
    const ids = items.map(({ listingId }) => listingId)
    expect((await ben.get('/api/bookmarks/ids')).body).toEqual({ listingIds: ids })
    expect((await ana.get('/api/bookmarks/ids')).body).toEqual({ listingIds: [] })
    expect((await t.anonymous.post(path)).status).toBe(401)
    expect((await ben.post('/api/lists/nothing/save')).status).toBe(404)
  })
})

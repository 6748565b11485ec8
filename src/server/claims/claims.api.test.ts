import { describe, expect, it } from 'vitest'
import { claims } from '#server/db/schema/claims.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { adminClaimsSchema, claimSchema } from '#shared/contract/claims.ts'
import { doneSchema } from '#shared/contract/moderation.ts'

type Person = Awaited<ReturnType<ReturnType<typeof useTestApp>['aUser']>>

describe('claiming a listing', () => {
  const t = useTestApp()
  const anOwnerless = (values: object = {}) =>
    t.aListing('camp', { website: 'https://camps.ridge.org/summer', email: 'info@ridge.org', ...values })
  const claim = (person: Person, listingId: number, more: object = {}) =>
    person.post('/api/claims', { listingType: 'camp', listingId, message: 'I run it.', ...more })
  const queue = async (admin: Person) => (await admin.get('/api/admin/claims')).as(adminClaimsSchema)
  const mine = async (person: Person) => JSON.stringify((await person.get('/api/my-listings')).body)
  const tokenIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? ''
  const activity = async (admin: Person) => (await admin.get('/api/admin/audit')).as(auditPageSchema).entries
  const undo = (admin: Person, auditId: number | null | undefined) =>
    admin.post('/api/admin/undo', { auditIds: [auditId] })

  it('is offered where there is no owner, and not elsewhere', async () => {
    const ana = await t.aUser()
    const [free, owned] = [await anOwnerless(), await t.aListing('camp', {}, { userId: ana.user.id })]
    const event = await t.aListing('event')
    const body = async (path: string) => (await t.anonymous.get(path)).body as { isClaimable?: true }
    expect((await body(`/api/summer-camps/${free.id}`)).isClaimable).toBe(true)
    expect(await body(`/api/summer-camps/${owned.id}`)).not.toHaveProperty('isClaimable')
    expect(await body(`/api/events/${event.id}`)).not.toHaveProperty('isClaimable')
    const ben = await t.aUser()
    expect((await claim(ben, owned.id)).status).toBe(409)
    expect((await claim(ben, 999_999)).status).toBe(404)
    expect((await claim(ben, free.id, { message: ' ' })).status).toBe(400)
    expect((await t.anonymous.post('/api/claims', {})).status).toBe(401)
  })

  it('with an address at the domain of the listing hands it over when its link is used', async () => {
    const [ana, ben, admin] = [await t.aUser(), await t.aUser(), await t.anAdmin()]
    const { id } = await anOwnerless()
    for (const email of ['ana@gmail.com', 'ana@ridge.org.evil.example', 'ana@other.org']) {
      const refused = await claim(ana, id, { email })
      expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ field: 'email' }] }])
    }
    const made = await claim(ana, id, { email: 'ana@ridge.org' })
    expect([made.status, made.as(claimSchema)]).toMatchObject([
      201,
      { status: 'open', email: 'ana@ridge.org' },
    ])
    const mail = (await t.mails()).at(-1)
    expect(mail).toMatchObject({ toAddress: 'ana@ridge.org', subject: 'Confirm your listing on Waymark' })
    expect(mail?.text).not.toContain('?token')
    const token = tokenIn(mail?.text)
    expect((await ben.post('/api/claims/confirm', { token })).status).toBe(403)
    expect((await t.anonymous.post('/api/claims/confirm', { token })).status).toBe(401)
    expect((await ana.post('/api/claims/confirm', { token: 'guess' })).status).toBe(400)
    expect(await mine(ana)).not.toContain('Camp Meadowlark')

    const twice = await Promise.all([1, 2].map(() => ana.post('/api/claims/confirm', { token })))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await mine(ana)).toContain('Camp Meadowlark')
    // In any order: both are sent at once.
    const told = (await t.mails()).slice(1).map(({ toAddress, subject }) => [subject, toAddress])
    expect(told.sort()).toEqual([
      ['The listing is yours to manage', ana.user.email],
      ['Your listing has an owner now', 'info@ridge.org'],
    ])

    const [entry, ...others] = await activity(admin)
    expect(others).toEqual([])
    expect(entry).toMatchObject({ action: 'confirm-claim', actorId: ana.user.id, isUndoable: true })
    await admin.put(`/api/admin/edit/summer-camp/${id}`, { length: 'A week' })
    t.clock.advance({ days: 10 })
    const both = await Promise.all([undo(admin, entry?.id), undo(admin, entry?.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await mine(ana)).not.toContain('Camp Meadowlark')
    const last = (await t.mails()).slice(3)
    expect(last).toMatchObject([
      { toAddress: ana.user.email, subject: 'The listing is no longer yours to manage' },
    ])
    expect(last[0]?.text).toContain('Camp Meadowlark')
    expect((await activity(admin)).find(({ id }) => id === entry?.id)).toMatchObject({ isUndoable: false })
    expect(await queue(admin)).toMatchObject({ total: 1, claims: [{ claimant: { id: ana.user.id } }] })
  })

  it('is decided by an admin otherwise, once, and can be undone', async () => {
    const [ana, ben] = [await t.aUser(), await t.aUser()]
    const [one, two] = [await t.anAdmin(), await t.anAdmin()]
    const { id } = await anOwnerless()
    await claim(ana, id, { message: 'First' })
    const { id: claimId } = (await claim(ana, id, { message: 'Second' })).as(claimSchema)
    const { id: rivalId } = (await claim(ben, id)).as(claimSchema)
    expect(await queue(one)).toMatchObject({
      total: 2,
      claims: [
        { id: claimId, message: 'Second', hasOwner: false, listingTitle: 'Camp Meadowlark' },
        { id: rivalId },
      ],
    })
    expect((await ana.post(`/api/admin/claims/${claimId}/approve`)).status).toBe(403)
    const answers = await Promise.all([
      one.post(`/api/admin/claims/${claimId}/approve`),
      one.post(`/api/admin/claims/${claimId}/approve`),
      two.post(`/api/admin/claims/${rivalId}/approve`),
    ])
    const [approved, again, rival] = answers.map(({ status }) => status)
    expect(again).toBe(approved)
    expect([approved, rival].sort(), 'either may be first').toEqual([200, 409])
    const winner = (await mine(ana)).includes('Camp Meadowlark') ? ana : ben
    expect(await queue(one)).toMatchObject({ total: 1, claims: [{ hasOwner: true }] })
    const transfers = (await activity(one)).filter(({ action }) => action === 'approve-claim')
    expect(transfers).toHaveLength(1)

    expect((await undo(two, transfers[0]?.id)).status).toBe(200)
    expect(await mine(winner)).not.toContain('Camp Meadowlark')
    expect(await queue(one)).toMatchObject({ total: 2 })
    const rejected = (await one.post(`/api/admin/claims/${rivalId}/reject`)).as(doneSchema)
    expect((await two.post(`/api/admin/claims/${rivalId}/reject`)).body).toMatchObject({ auditId: null })
    expect((await undo(two, rejected.auditId)).status).toBe(403)
    expect((await undo(one, rejected.auditId)).status).toBe(200)
    expect(await queue(one)).toMatchObject({ total: 2 })
    await one.post(`/api/admin/claims/${rivalId}/reject`)
    t.clock.advance({ minutes: 1 })
    expect((await t.mails()).map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      [ben.user.email, 'We could not confirm that the listing is yours'],
    ])
  })

  it('is not for people who reviewed the listing, and goes with the account', async () => {
    const [ana, admin] = [await t.aUser({ passwordHash: null }), await t.anAdmin()]
    const { id } = await anOwnerless()
    const review = { listingType: 'camp', listingId: id, title: 'Good', rating: 5 }
    const { id: claimId } = (await claim(ana, id)).as(claimSchema)
    await ana.post('/api/reviews', review)
    expect((await claim(ana, id)).status).toBe(409)
    expect((await admin.post(`/api/admin/claims/${claimId}/approve`)).status).toBe(409)
    expect((await ana.get('/api/auth/data')).body).toMatchObject({ claims: [{ message: 'I run it.' }] })
    await ana.post('/api/auth/delete-account', { email: ana.user.email })
    expect(await t.db.select().from(claims)).toEqual([])
  })
})

describe('claims of one person', () => {
  const t = useTestApp({ env: { RATE_LIMIT: 'on' } })

  it('are five a day, also when they are sent at once', async () => {
    const ana = await t.aUser()
    const camps = await Promise.all(Array.from({ length: 7 }, () => t.aListing('camp')))
    const send = (listingId = 0) =>
      ana.post('/api/claims', { listingType: 'camp', listingId, message: 'Mine' })
    const statuses = (await Promise.all(camps.map(({ id }) => send(id)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    t.clock.advance({ hours: 25 })
    for (const { id } of camps) await send(id)
    expect(await t.db.select().from(claims)).toHaveLength(7)
  })
})

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { addJob } from '#server/jobs/jobs.repository.ts'
import { sessionSecret } from '#server/testing/test-app.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { confirmListingsAnswerSchema } from '#shared/contract/freshness.ts'
import { myListingsSchema } from '#shared/contract/submissions.ts'
import { stillRightToken } from './still-right-token.ts'

const verified = { emailVerifiedAt: new Date('2027-01-01T00:00:00Z') }

describe('the question whether a listing is still right', () => {
  const t = useTestApp()
  type Person = Awaited<ReturnType<typeof t.aUser>>
  type State = Parameters<typeof t.aListing>[2]

  const anOwner = (more = {}) => t.aUser({ ...verified, ...more })
  const aCamp = (owner: Person, name: string, state: State = {}) =>
    t.aListing('camp', { name }, { userId: owner.user.id, ...state })
  const ask = async () => {
    await addJob(t.db, 'ask-owners', {})
    return (await t.mails()).filter(({ kind }) => kind === 'still-right')
  }
  const later = (days: number) => t.clock.advance({ days })
  const tokenIn = (text = '') => /#token=([\w.-]+)/.exec(text)?.[1] ?? ''
  const confirm = (token: string) => t.anonymous.post('/api/listings/confirm', { token })
  const checkedAt = async (id: number) =>
    ((await t.anonymous.get(`/api/summer-camps/${id}`)).body as { checkedAt: string | null }).checkedAt

  it('is mailed to owners once a half-year, in one mail about all that is due', async () => {
    const [ana, ben] = [await anOwner({ firstName: 'Ana' }), await anOwner()]
    await aCamp(ana, 'Camp One')
    later(100)
    await aCamp(ana, 'Camp Two')
    await aCamp(ben, 'Camp Three')
    later(81)
    expect(await ask()).toEqual([])
    later(1)
    const [mail, ...others] = await ask()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ toAddress: ana.user.email, subject: 'Is your listing still right?' })
    expect(mail?.text).toContain('Hello Ana')
    expect(mail?.text).toContain('Camp One')
    expect(mail?.text).toContain('/still-right#token=')
    expect(mail?.unsubscribeUrl).toContain('.listings.')

    later(1)
    expect(await ask()).toHaveLength(1)
    later(99)
    expect((await ask()).map(({ toAddress }) => toAddress)).toEqual([ana.user.email, ben.user.email])
    later(82)
    const last = (await ask()).at(-1)
    expect(last).toMatchObject({ toAddress: ana.user.email, subject: 'Are your 2 listings still right?' })
    expect(await ask()).toHaveLength(3)
  })

  it('is stored once, also when two processes ask at once', async () => {
    const ana = await anOwner()
    await aCamp(ana, 'Camp One')
    later(200)
    await Promise.all([addJob(t.db, 'ask-owners', {}), addJob(t.db, 'ask-owners', {})])
    expect(await ask()).toHaveLength(1)
  })

  it('is not mailed about listings that are not live or over, nor to people who cannot or do not want to be', async () => {
    const [quiet, unverified, suspended, off] = [
      await anOwner(),
      await t.aUser(),
      await anOwner({ suspendedAt: t.clock.now(), suspensionReason: 'Spam' }),
      await anOwner(),
    ]
    await aCamp(quiet, 'Pending', { isApproved: false, approvedAt: null })
    await aCamp(quiet, 'Paused', { isActive: false })
    await t.aListing('event', { eventDate: '2027-02-01' }, { userId: quiet.user.id })
    for (const person of [unverified, suspended, off]) await aCamp(person, 'Camp')
    await t.aListing('camp')
    await off.put('/api/mail-settings', { topics: { listings: false } })
    later(400)
    expect(await ask()).toEqual([])
  })

  it('waits for the hour of its owner, and ends with the link in the mail', async () => {
    const ana = await anOwner()
    await aCamp(ana, 'Camp One')
    await ana.put('/api/mail-settings', { hour: 23 })
    later(182)
    expect(await ask()).toEqual([])
    while ((await ask()).length === 0) t.clock.advance({ hours: 1 })
    const [mail] = await ask()
    const unsubscribe = /\/unsubscribe\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await t.anonymous.post(unsubscribe)).body).toEqual({ topic: 'listings' })
    later(400)
    expect(await ask()).toHaveLength(1)
    const back = await anOwner()
    expect((await back.get('/api/mail-settings')).body).toMatchObject({ topics: { listings: true } })
  })

  it('is answered by the link in the mail, without signing in, as often as one likes', async () => {
    const [ana, ben] = [await anOwner(), await anOwner()]
    const [one, two] = [await aCamp(ana, 'Camp One'), await aCamp(ana, 'Camp Two')]
    const foreign = await aCamp(ben, 'Camp Three', { approvedAt: new Date('2027-06-01T00:00:00Z') })
    const approvedAt = await checkedAt(one.id)
    later(182)
    const [mail] = await ask()
    const token = tokenIn(mail?.text)
    expect(await checkedAt(one.id)).toBe(approvedAt)
    t.clock.advance({ hours: 5 })
    for (let click = 0; click < 2; click += 1) {
      const answer = await confirm(token)
      expect(answer.status).toBe(200)
      expect(answer.as(confirmListingsAnswerSchema).listings.map(({ title }) => title)).toEqual([
        'Camp One',
        'Camp Two',
      ])
    }
    for (const { id } of [one, two]) expect(await checkedAt(id)).toBe(t.clock.now().toISOString())
    expect(await checkedAt(foreign.id)).toBe('2027-06-01T00:00:00.000Z')
    const toAna = async () => (await ask()).filter(({ toAddress }) => toAddress === ana.user.email)
    later(181)
    expect(await toAna()).toHaveLength(1)
    later(2)
    expect(await toAna()).toHaveLength(2)
    expect((await confirm(token)).status, 'replaced by a newer one').toBe(400)
  })

  it('cannot be answered by another account', async () => {
    const [ana, ben] = [await anOwner(), await anOwner()]
    const { id } = await aCamp(ana, 'Camp One')
    const before = await checkedAt(id)
    later(182)
    const [mail] = await ask()
    const token = tokenIn(mail?.text)
    const askedAt = t.clock.now()
    const forged = [
      token.slice(0, -1),
      token.replace(ana.user.id, ben.user.id),
      stillRightToken('another secret', { userId: ana.user.id, askedAt }),
      stillRightToken(sessionSecret, { userId: ben.user.id, askedAt }),
      stillRightToken(sessionSecret, { userId: ana.user.id, askedAt: new Date(askedAt.getTime() - 1) }),
      'none',
      `${ana.user.id}.99999999999999.x`,
    ]
    for (const one of forged) expect([one, (await confirm(one)).status]).toEqual([one, 400])
    expect((await t.anonymous.post('/api/listings/confirm', {})).status).toBe(400)
    expect(await checkedAt(id)).toBe(before)
    await t.db.update(listings).set({ userId: ben.user.id }).where(eq(listings.id, id))
    expect((await confirm(token)).status, 'another owner').toBe(400)
    await t.db.update(listings).set({ userId: ana.user.id, isActive: false }).where(eq(listings.id, id))
    expect((await confirm(token)).status, 'not live').toBe(400)
  })

  it('is answered in My Listings by a signed-in owner alone', async () => {
    const [ana, ben, admin] = [await t.aUser(), await t.aUser(), await t.anAdmin()]
    const { id } = await aCamp(ana, 'Camp One')
    const pending = await aCamp(ana, 'Camp Two', { isApproved: false, approvedAt: null })
    const isDue = async (person: Person) =>
      (await person.get('/api/my-listings')).as(myListingsSchema).listings.map((one) => one.isConfirmationDue)
    expect(await isDue(ana)).toEqual([false, false])
    const path = `/api/my-listings/camp/${id}/confirm`
    for (const [person, status] of [
      [t.anonymous, 401],
      [ben, 404],
      [admin, 404],
      [ana, 200],
    ] as const)
      expect((await person.post(path)).status).toBe(status)
    expect((await ana.post(`/api/my-listings/camp/${pending.id}/confirm`)).status).toBe(409)
    later(91)
    const owner = await anOwner()
    await t.db.update(listings).set({ userId: owner.user.id }).where(eq(listings.id, id))
    expect(await isDue(owner)).toEqual([true])
    expect((await owner.post(path)).body).toMatchObject({
      isConfirmationDue: false,
      checkedAt: t.clock.now().toISOString(),
    })
  })
})

import { expect, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { enqueue } from '#server/mail/outbox.repository.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { sendDueDigest } from './digest.ts'

const t = useTestApp()
const site = { name: 'Waymark', publicUrl: 'https://waymark.example', contactEmail: 'hello@example.org' }
const sent: { to: string; subject: string; text: string }[] = []
const mailer: Pick<Mailer, 'enqueue' | 'nudge'> = {
  enqueue: (db, mail) => {
    sent.push(mail)
    return enqueue(db, mail, t.clock.now())
  },
  nudge: () => {},
}
const send = (db: Db = t.db) => sendDueDigest({ db, clock: t.clock.now, mailer, site })
const somethingWaits = () =>
  t.aListing(
    'camp',
    {},
    { isApproved: false, approvedAt: null, submittedAt: new Date('2027-02-26T18:00:00Z') },
  )

test('admins are told once a day while something waits, and nobody else is', async () => {
  sent.splice(0)
  await t.anAdmin({ email: 'root@example.org', firstName: 'Robin' })
  await t.aUser()
  expect(await send()).toBe(0)
  await somethingWaits()
  expect(await send()).toBe(1)
  expect(sent).toMatchObject([{ to: 'root@example.org', subject: 'Waiting for you: 1 submission' }])
  expect(sent[0]?.text).toContain('Hello Robin,')
  expect(sent[0]?.text).toContain('The oldest has waited for 3 days.')
  t.clock.advance({ hours: 13 })
  expect(await send()).toBe(0)
  t.clock.set('2027-03-02T15:59:00Z')
  expect(await send(), 'a minute before eight in California').toBe(0)
  t.clock.set('2027-03-02T16:00:00Z')
  expect(await send()).toBe(1)
})

test('several processes that look at the same moment send one', async () => {
  await t.anAdmin()
  await t.anAdmin()
  await somethingWaits()
  const counts = await Promise.all([send(), send(), send(), send()])
  expect(counts.sort()).toEqual([0, 0, 0, 2])
})

test('an open report is reason enough, and who switched the mail off gets none', async () => {
  sent.splice(0)
  const [root, quiet] = [await t.anAdmin({ email: 'root@example.org' }), await t.anAdmin()]
  const answer = await quiet.put('/api/auth/profile', { wantsDigest: false })
  expect(answer.body).toMatchObject({ wantsDigest: false })
  const { id } = await t.aListing('camp')
  await root.post('/api/reports', { reportType: 'listing', itemType: 'camp', itemId: id, reason: 'Spam' })
  expect(await send()).toBe(1)
  expect(sent).toMatchObject([{ to: 'root@example.org', subject: 'Waiting for you: 1 open report' }])
})

test('only admins have the switch', async () => {
  const [admin, ana] = [await t.anAdmin(), await t.aUser()]
  expect((await admin.get('/api/auth/user')).body).toMatchObject({ wantsDigest: true })
  expect((await ana.get('/api/auth/user')).body).not.toHaveProperty('wantsDigest')
  expect((await admin.put('/api/auth/profile', { wantsDigest: 'no' })).status).toBe(400)
})

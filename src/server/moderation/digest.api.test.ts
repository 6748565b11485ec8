import { expect, test } from 'vitest'
import { addJob } from '#server/jobs/jobs.repository.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'

const t = useTestApp()

/** The digests that one run of the job brings. */
async function runDigest() {
  const before = (await t.mails()).length
  await addJob(t.db, 'send-digest', {})
  return (await t.mails()).slice(before)
}

const somethingWaits = () =>
  t.aListing(
    'camp',
    {},
    { isApproved: false, approvedAt: null, submittedAt: new Date('2027-02-26T18:00:00Z') },
  )

test('admins are told once a day while something waits, and other people are not', async () => {
  await t.anAdmin({ email: 'root@example.org', firstName: 'Robin' })
  await t.aUser()
  expect(await runDigest()).toEqual([])
  await somethingWaits()
  const [digest, ...more] = await runDigest()
  expect(more).toEqual([])
  expect(digest).toMatchObject({ toAddress: 'root@example.org', subject: 'Waiting for you: 1 submission' })
  expect(digest?.text).toContain('Hello Robin,')
  expect(digest?.text).toContain('The oldest has waited for 3 days.')
  t.clock.advance({ hours: 13 })
  expect(await runDigest()).toEqual([])
  t.clock.set('2027-03-02T15:59:00Z')
  expect(await runDigest(), 'a minute before eight in California').toEqual([])
  t.clock.set('2027-03-02T16:00:00Z')
  expect(await runDigest()).toHaveLength(1)
})

test('a job that runs again sends no second digest', async () => {
  await t.anAdmin()
  await t.anAdmin()
  await somethingWaits()
  for (let run = 0; run < 3; run += 1) await addJob(t.db, 'send-digest', {})
  expect(await t.mails()).toHaveLength(2)
})

test('an open report is reason enough, and an admin who switched the digest off gets none', async () => {
  const [root, quiet] = [await t.anAdmin({ email: 'root@example.org' }), await t.anAdmin()]
  const answer = await quiet.put('/api/auth/profile', { wantsDigest: false })
  expect(answer.body).toMatchObject({ wantsDigest: false })
  const { id } = await t.aListing('camp')
  await root.post('/api/reports', { reportType: 'listing', itemType: 'camp', itemId: id, reason: 'Spam' })
  expect(await runDigest()).toMatchObject([
    { toAddress: 'root@example.org', subject: 'Waiting for you: 1 open report' },
  ])
})

test('only admins have the switch', async () => {
  const [admin, ana] = [await t.anAdmin(), await t.aUser()]
  expect((await admin.get('/api/auth/user')).body).toMatchObject({ wantsDigest: true })
  expect((await ana.get('/api/auth/user')).body).not.toHaveProperty('wantsDigest')
  expect((await admin.put('/api/auth/profile', { wantsDigest: 'no' })).status).toBe(400)
})

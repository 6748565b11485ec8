import { describe, expect, it } from 'vitest'
import { bookmarks } from '#server/db/schema/community.ts'
import { listingChanges, notifications } from '#server/db/schema/tracker.ts'
import { users } from '#server/db/schema/users.ts'
import { addJob } from '#server/jobs/jobs.repository.ts'
import { captureBeforeChange } from '#server/listings/listing-changes.repository.ts'
import { updateListing } from '#server/listings/listing-writes.repository.ts'
import { findListing } from '#server/listings/listings.repository.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import type { Notifications } from '#shared/contract/notifications.ts'
import { notifySavers } from './notify-savers.ts'

const t = useTestApp()

type Person = Awaited<ReturnType<typeof t.aUser>>
const messages = async (person: Person) =>
  ((await person.get('/api/notifications')).body as Notifications).items.map(({ message }) => message)
const later = async () => {
  t.clock.advance({ seconds: 16 })
  await t.runJobs()
}

async function aSavedCamp() {
  const [ana, owner, admin] = [await t.aUser(), await t.aUser(), await t.anAdmin()]
  const camp = await t.aListing(
    'camp',
    { name: 'Robots', applicationDeadline: '2027-04-21', costRange: 'FREE' },
    { userId: owner.user.id },
  )
  await ana.post('/api/bookmarks', { listingType: 'camp', listingId: camp.id })
  const edit = (body: object) => admin.put(`/api/admin/edit/summer-camp/${camp.id}`, body)
  const act = (action: string) => admin.post(`/api/admin/${action}/summer-camp/${camp.id}`)
  return { ana, owner, admin, camp, edit, act }
}

describe('a saved item that changes', () => {
  it('says what changed, once, to everyone who saved it and is not done with it', async () => {
    const { ana, camp, edit } = await aSavedCamp()
    const [ben, done] = [await t.aUser(), await t.aUser()]
    for (const person of [ben, done])
      await person.post('/api/bookmarks', { listingType: 'camp', listingId: camp.id })
    await ben.send('PATCH', `/api/bookmarks/camp/${camp.id}`, { status: 'accepted' })
    await done.send('PATCH', `/api/bookmarks/camp/${camp.id}`, { status: 'not_for_me' })
    expect((await edit({ applicationDeadline: '2027-04-11', costRange: '< $1000' })).status).toBe(200)
    await t.runJobs()
    expect(await messages(ana), 'while it can be undone').toEqual([])
    await later()
    const notice = 'Cost changed from FREE to < $1000. Deadline moved from Apr 21 to Apr 11'
    expect(await messages(ana)).toEqual([notice])
    expect(await messages(ben)).toEqual([notice])
    expect(await messages(done)).toEqual([])
    expect(await t.db.select().from(listingChanges)).toEqual([])
  })

  it('says nothing of wording, of an edit that was undone, or of several that come to nothing', async () => {
    const { ana, admin, edit } = await aSavedCamp()
    await edit({ description: 'New words', website: 'https://new.example.org' })
    await later()
    const { auditId } = (await edit({ costRange: '> $8000' })).body as { auditId: number }
    expect((await admin.post('/api/admin/undo', { auditIds: [auditId] })).status).toBe(200)
    await edit({ applicationDeadline: '2027-05-01' })
    await edit({ applicationDeadline: '2027-04-21' })
    await later()
    expect(await messages(ana)).toEqual([])
    expect(await t.db.select().from(listingChanges)).toEqual([])
  })

  it('says that it was paused, closed, withdrawn and is back', async () => {
    const { ana, owner, admin, camp, edit, act } = await aSavedCamp()
    const own = `/api/my-listings/camp/${camp.id}`
    await owner.post(`${own}/pause`)
    await later()
    await edit({ applicationDeadline: '2027-04-30' })
    await later()
    await owner.post(`${own}/resume`)
    await later()
    await act('deactivate')
    await later()
    await act('activate')
    await later()
    await edit({ applicationAvailable: false })
    await later()
    await owner.delete(own)
    await later()
    await admin.post(`/api/admin/restore/summer-camp/${camp.id}`)
    await later()
    expect((await messages(ana)).reverse()).toEqual([
      'Paused by its provider for now',
      'Listed again. Deadline moved from Apr 21 to Apr 30',
      'No longer listed',
      'Listed again',
      'Applications are closed',
      'No longer listed',
      'Listed again',
    ])
  })

  it('an owner’s edit is told when it is approved, not when it is proposed', async () => {
    const { ana, owner, admin, camp } = await aSavedCamp()
    await owner.put(`/api/my-listings/camp/${camp.id}`, { applicationDeadline: '2027-04-11' })
    await later()
    expect(await messages(ana)).toEqual([])
    await admin.post(`/api/admin/edits/summer-camp/${camp.id}/approve`)
    await later()
    expect(await messages(ana)).toEqual(['Deadline moved from Apr 21 to Apr 11'])
  })

  it('of a listing without savers leaves no trace, nor does a change that is rolled back', async () => {
    const { camp } = await aSavedCamp()
    const other = await t.aListing('camp')
    await captureBeforeChange(t.db, other.id, t.clock.now())
    await t.db
      .transaction(async (db) => {
        await captureBeforeChange(db, camp.id, t.clock.now())
        throw new Error('refused')
      })
      .catch(() => undefined)
    expect(await t.db.select().from(listingChanges)).toEqual([])
  })

  it('reaches many savers in batches, and a second run tells no one twice', async () => {
    const { camp } = await aSavedCamp()
    const people = await t.db
      .insert(users)
      .values(Array.from({ length: 25 }, (_, n) => ({ email: `saver-${n}@example.org` })))
      .returning({ id: users.id })
    await t.db.insert(bookmarks).values(people.map(({ id }) => ({ userId: id, listingId: camp.id })))
    const values = (await findListing(t.db, 'camp', camp.id))?.values ?? {}
    await updateListing(t.db, 'camp', camp.id, { ...values, city: 'Danville' }, t.clock.now())
    const [change] = await t.db.select().from(listingChanges)
    const deps = { db: t.db, clock: t.clock.now, batchSize: 10 }
    const payload = { changeId: change?.id }
    await expect(notifySavers({ ...deps, signal: AbortSignal.abort() }, payload)).rejects.toThrow(
      'Interrupted',
    )
    expect(await t.db.select().from(notifications)).toHaveLength(10)
    await notifySavers({ ...deps, signal: new AbortController().signal }, payload)
    await notifySavers({ ...deps, signal: new AbortController().signal }, payload)
    expect(await t.db.select().from(notifications)).toHaveLength(26)
  })

  it('is in the daily mail with the reminders; what comes after the hour waits for the next day', async () => {
    const { edit, camp } = await aSavedCamp()
    const ben = await t.aUser({ emailVerifiedAt: new Date('2026-01-01T00:00:00Z') })
    await ben.put('/api/mail-settings', { topics: { reminders: true }, hour: 9 })
    await ben.post('/api/bookmarks', { listingType: 'camp', listingId: camp.id })
    await ben.send('PATCH', `/api/bookmarks/camp/${camp.id}`, { dueOn: '2027-03-02' })
    await edit({ applicationDeadline: '2027-04-11' })
    await later()
    const at = async (moment: string) => {
      t.clock.set(moment)
      await addJob(t.db, 'daily-notices', {})
      return (await t.mails()).filter(({ kind }) => kind === 'reminders')
    }
    expect(await at('2027-03-01T20:02:00Z'), 'it changed at ten, after nine').toEqual([])
    const [mail, ...more] = await at('2027-03-02T17:02:00Z')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your saved items: 1 reminder and 1 change')
    expect(mail?.text).toContain('What changed\n\nRobots\nDeadline moved from Apr 21 to Apr 11')
  })
})

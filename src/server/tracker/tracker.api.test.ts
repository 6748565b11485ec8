import { describe, expect, it } from 'vitest'
import { trackedItems } from '#server/db/schema/tracker.ts'
import { testPassword } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import { trackerStatuses } from '#shared/contract/tracker.ts'

const t = useTestApp()

type Person = Awaited<ReturnType<typeof t.aUser>>
const untouched = { status: 'interested', note: null, dueOn: null, checklist: [] }

async function aSaver(values: Parameters<typeof t.aListing<'camp'>>[1] = {}) {
  const ana = await t.aUser()
  const camp = await t.aListing('camp', values)
  await ana.post('/api/bookmarks', { listingType: 'camp', listingId: camp.id })
  const patch = (body: object, person: Person = ana) =>
    person.send('PATCH', `/api/bookmarks/camp/${camp.id}`, body)
  return { ana, camp, patch }
}

const savedBy = async (person: Person, query = '') =>
  (await person.get(`/api/bookmarks${query}`)).body as { bookmarks: Bookmark[]; total: number }

describe('the tracker of a saved item', () => {
  it('starts as interested, and keeps status, note, due date and checklist', async () => {
    const { ana, patch } = await aSaver()
    expect((await savedBy(ana)).bookmarks[0]).toMatchObject(untouched)
    const full = {
      status: 'applying',
      note: 'Ask Ms. Lee',
      dueOn: '2027-04-01',
      checklist: [
        { text: 'Essay', done: true },
        { text: 'Transcript', done: false },
      ],
    }
    const answer = await patch(full)
    expect([answer.status, answer.body]).toEqual([200, full])
    expect((await savedBy(ana)).bookmarks[0]).toMatchObject(full)
    expect((await patch({ status: 'applied' })).body).toEqual({ ...full, status: 'applied' })
    expect((await patch({})).body, 'nothing to change').toEqual({ ...full, status: 'applied' })
    expect((await patch({ status: null, note: null, dueOn: null, checklist: null })).body).toEqual(untouched)
    expect((await patch({ note: '  ', dueOn: '' })).body).toEqual(untouched)
  })

  it('takes every status, every spelling of the kind, and lengths up to the limit', async () => {
    const { ana, camp, patch } = await aSaver()
    for (const status of trackerStatuses) expect((await patch({ status })).body).toMatchObject({ status })
    const path = `/api/bookmarks/summer-camps/${camp.id}`
    const checklist = Array.from({ length: 30 }, () => ({ text: 'x'.repeat(200), done: false }))
    expect((await ana.send('PATCH', path, { note: 'x'.repeat(2_000), checklist })).status).toBe(200)
  })

  it.each([
    { status: 'maybe' },
    { status: 3 },
    { note: 'x'.repeat(2_001) },
    { note: 7 },
    { dueOn: '2027-02-29' },
    { dueOn: 'tomorrow' },
    { checklist: [{ text: 'x'.repeat(201), done: false }] },
    { checklist: [{ text: ' ', done: false }] },
    { checklist: [{ done: true }] },
    { checklist: [{ text: 'Essay', done: 'yes' }] },
    { checklist: Array.from({ length: 31 }, () => ({ text: 'x', done: false })) },
    { checklist: 'Essay' },
  ])('refuses %j with words and changes nothing', async (body) => {
    const { ana, patch } = await aSaver()
    const answer = await patch({ status: 'applied', ...body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      errors: [{ field: expect.any(String), message: expect.any(String) }],
    })
    expect((await savedBy(ana)).bookmarks[0]).toMatchObject(untouched)
  })

  it('is its owner’s alone: 404 when one has not saved the item, 401 without a session', async () => {
    const { ana, camp, patch } = await aSaver()
    await patch({ note: 'Private' })
    const [ben, admin] = [await t.aUser(), await t.anAdmin()]
    for (const other of [ben, admin]) {
      expect((await patch({ note: 'Mine now' }, other)).status).toBe(404)
      expect(JSON.stringify((await savedBy(other)).bookmarks)).not.toContain('Private')
    }
    expect((await t.anonymous.send('PATCH', `/api/bookmarks/camp/${camp.id}`, {})).status).toBe(401)
    for (const path of [`job/${camp.id}`, 'camp/999999'])
      expect((await ana.send('PATCH', `/api/bookmarks/${path}`, {})).status).toBe(404)
    expect((await ana.send('PATCH', `/api/bookmarks/castle/${camp.id}`, {})).status).toBe(400)
    expect((await savedBy(ana)).bookmarks[0]).toMatchObject({ note: 'Private' })
  })

  it('two tabs that change different things at once both succeed', async () => {
    const { ana, patch } = await aSaver()
    const answers = await Promise.all([
      patch({ status: 'applying' }),
      patch({ note: 'Hello' }),
      patch({ dueOn: '2028-02-29' }),
      patch({ checklist: [{ text: 'Essay', done: false }] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await savedBy(ana)).bookmarks[0]).toMatchObject({
      status: 'applying',
      note: 'Hello',
      dueOn: '2028-02-29',
      checklist: [{ text: 'Essay', done: false }],
    })
  })

  it('comes back when the item is removed and saved again, for 30 days', async () => {
    const { ana, camp, patch } = await aSaver()
    await patch({ note: 'Keep me' })
    const toggle = () => ana.post('/api/bookmarks', { listingType: 'camp', listingId: camp.id })
    await toggle()
    expect((await patch({ note: 'No' })).status).toBe(404)
    await toggle()
    expect((await savedBy(ana)).bookmarks[0]).toMatchObject({ note: 'Keep me' })
  })

  it('leaves with the account', async () => {
    const { ana, patch } = await aSaver()
    await patch({ note: 'Gone' })
    await ana.post('/api/auth/delete-account', { password: testPassword })
    expect(await t.db.select().from(trackedItems)).toEqual([])
  })
})

describe('the list by status', () => {
  it('holds the items of one status, with its total, and the counts of all', async () => {
    const { ana, patch } = await aSaver()
    const job = await t.aListing('job')
    await ana.post('/api/bookmarks', { listingType: 'job', listingId: job.id })
    await patch({ status: 'applied' })
    const applied = await savedBy(ana, '?status=applied')
    expect([applied.total, applied.bookmarks.map(({ listingType }) => listingType)]).toEqual([1, ['camps']])
    expect((await savedBy(ana, '?status=declined')).total).toBe(0)
    expect((await savedBy(ana)).total).toBe(2)
    expect((await ana.get('/api/bookmarks?status=maybe')).status).toBe(400)
    expect((await ana.get('/api/bookmarks/counts')).body).toEqual({
      interested: 1,
      applying: 0,
      applied: 1,
      accepted: 0,
      declined: 0,
      not_for_me: 0,
    })
  })
})

describe('the CSV file of saved items', () => {
  it('holds what is saved, quoted, and no cell runs as a formula', async () => {
    const { ana, patch } = await aSaver({ name: '=HYPERLINK("https://evil.example")' })
    await patch({
      note: 'Say "hi", then\nwait',
      checklist: [{ text: '+1 essay', done: true }],
      dueOn: '2027-04-01',
    })
    const answer = await ana.get('/api/bookmarks.csv')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="saved-items.csv"')
    const lines = String(answer.body)
      .replace(/^\ufeff/, '')
      .split('\r\n')
    expect(lines[0]).toMatch(/^Name,Organization,Type,Place,Status,Due date,/)
    expect(lines[1]).toContain('"\'=HYPERLINK(""https://evil.example"")"')
    expect(lines[1]).toContain(',Interested,2027-04-01,')
    expect(lines[1]).toContain('"Say ""hi"", then\nwait",[x] +1 essay,')
    expect(lines[2]).toBe('')
    expect((await t.anonymous.get('/api/bookmarks.csv')).status).toBe(401)
    const ben = await t.aUser()
    expect(String((await ben.get('/api/bookmarks.csv')).body).split('\r\n')).toHaveLength(2)
  })
})

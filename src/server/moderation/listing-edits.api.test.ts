import { describe, expect, test } from 'vitest'
import { listingEdits } from '#server/db/schema/moderation.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'

const t = useTestApp()
type Client = Awaited<ReturnType<typeof t.anAdmin>>
const audits = async (admin: Client) => (await admin.get('/api/admin/audit')).as(auditPageSchema).entries

describe('an admin’s edit', () => {
  test.each(kindNames)('changes what it names of a %s and keeps the rest', async (kind) => {
    const admin = await t.anAdmin()
    const { id, values } = await t.aListing(kind)
    const { title, names } = kindOf(kind)
    const answer = await admin.put(`/api/admin/edit/${names.adminType}/${id}`, {
      [title]: 'A better name',
      isApproved: false,
      viewCount: 99,
      id: 7,
      userId: admin.user.id,
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ...values,
        [title]: 'A better name',
        id,
        isApproved: true,
        viewCount: 0,
        version: 2,
        userId: null,
      },
    })
    const shown = await t.anonymous.get(`/api/${names.path}/${id}`)
    expect(shown.body).toMatchObject({ [title]: 'A better name' })
  })

  test('of a second admin who read an older version is refused, and nothing is overwritten', async () => {
    const [root, ana] = [await t.anAdmin(), await t.anAdmin()]
    const { id } = await t.aListing('camp')
    const save = (admin: Client, body: object) => admin.put(`/api/admin/edit/summer-camp/${id}`, body)
    const answers = await Promise.all([
      save(root, { version: 1, name: 'By one' }),
      save(ana, { version: 1, name: 'By the other' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)?.body
    expect((await root.get(`/api/admin/listings/camp/${id}`)).body).toMatchObject({
      name: (winner as { name: string }).name,
      version: 2,
    })
    expect((await save(ana, { version: 2, name: 'Later' })).status).toBe(200)
  })

  test('that sends a public answer back does not fix the place it was shown at', async () => {
    const admin = await t.anAdmin()
    const { id } = await t.aListing('camp')
    const shown = (await t.anonymous.get(`/api/summer-camps/${id}`)).body as object
    expect(shown).toMatchObject({ location: 'Dublin, CA' })
    await admin.put(`/api/admin/edit/summer-camp/${id}`, { ...shown, city: 'Livermore' })
    expect((await t.anonymous.get(`/api/summer-camps/${id}`)).body).toMatchObject({
      location: 'Livermore, CA',
    })
  })

  test('that changes nothing is no act', async () => {
    const admin = await t.anAdmin()
    const { id, values } = await t.aListing('job')
    const answer = await admin.put(`/api/admin/edit/job/${id}`, values)
    expect(answer.body).toMatchObject({ version: 1, auditId: null })
    expect(await audits(admin)).toEqual([])
  })

  test('is refused in words where a field is wrong, alone or together with what is stored', async () => {
    const admin = await t.anAdmin()
    const { id } = await t.aListing('job', { salaryMin: 20, salaryMax: 30 })
    const save = (body: object) => admin.put(`/api/admin/edit/job/${id}`, body)
    expect(await save({ title: ' ', categories: [] })).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'title' }, { field: 'categories', message: 'Please select at least one category' }],
      },
    })
    expect(await save({ salaryMin: 40 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'salaryMax' }] },
    })
    expect((await save({ website: 'javascript:alert(1)' })).status).toBe(400)
    expect((await save({ version: 'x' })).status).toBe(400)
    for (const given of [{ name: 'x' }, { categories: ['Retail'] }, { state: 'ZZ' }])
      expect((await admin.put(`/api/admin/edit/camp/${id}`, given)).status).toBe(404)
    expect((await admin.get(`/api/admin/listings/job/${id}`)).body).toMatchObject({ version: 1 })
  })

  test('is logged field by field, without e-mail addresses or phone numbers', async () => {
    const admin = await t.anAdmin()
    const { id } = await t.aListing('tutoring', { email: 'tutor@example.org', phone: '925 555 0100' })
    await admin.put(`/api/admin/edit/tutoring-provider/${id}`, {
      name: 'New name',
      email: 'other@example.org',
      phone: '',
    })
    const [entry] = await audits(admin)
    expect(entry).toMatchObject({
      action: 'edit',
      before: {
        title: 'Hilltop Tutoring',
        name: 'Hilltop Tutoring',
        email: '(not kept)',
        phone: '(not kept)',
      },
      after: { name: 'New name', email: '(not kept)', phone: null },
    })
    expect(JSON.stringify(entry)).not.toMatch(/@|555/)
  })
})

describe('an edit that a submitter proposes', () => {
  const propose = async (values: object) => {
    const ana = await t.aUser({ email: 'ana@example.org' })
    const { id } = await t.aListing('camp', { name: 'Camp Meadowlark' }, { userId: ana.user.id })
    const row = { listingId: id, userId: ana.user.id, values: values as never, createdAt: t.clock.now() }
    await t.db.insert(listingEdits).values(row)
    return id
  }
  const pathOf = (id: number, act: string) => `/api/admin/edits/summer-camp/${id}/${act}`

  test('goes live when approved, leaves the queue, and is mailed and logged', async () => {
    const admin = await t.anAdmin()
    const id = await propose({ name: 'Camp Meadowlark West' })
    const submittedAt = t.clock.now().toISOString()
    const answer = await admin.post(pathOf(id, 'approve'), { version: 1, submittedAt })
    expect(answer).toMatchObject({ status: 200, body: { name: 'Camp Meadowlark West', version: 2 } })
    expect((await admin.get('/api/admin/pending-approvals')).body).toMatchObject({ edits: [] })
    expect(await audits(admin)).toMatchObject([
      {
        action: 'approve-edit',
        before: { name: 'Camp Meadowlark' },
        after: { name: 'Camp Meadowlark West' },
      },
    ])
    t.clock.advance({ seconds: 16 })
    expect((await admin.post(pathOf(id, 'approve'))).status).toBe(404)
    await (await t.aUser()).post('/api/auth/verification')
    expect((await t.mails()).map(({ kind }) => kind)).toContain('edit-approved')
  })

  test('leaves the live listing as it is when not approved, and the reason is mailed', async () => {
    const admin = await t.anAdmin()
    const id = await propose({ name: 'CAMP!!!' })
    expect((await admin.post(pathOf(id, 'reject'), { reason: ' ' })).status).toBe(400)
    const answer = await admin.post(pathOf(id, 'reject'), { reason: 'Please do not shout.' })
    expect(answer).toMatchObject({ status: 200, body: { name: 'Camp Meadowlark', version: 1 } })
    t.clock.advance({ seconds: 16 })
    await (await t.aUser()).post('/api/auth/verification')
    const mail = (await t.mails()).find(({ kind }) => kind === 'edit-not-approved')
    expect(mail?.text).toContain('> Please do not shout.')
  })

  test('is not decided by who read another version of it, or of the listing', async () => {
    const admin = await t.anAdmin()
    const id = await propose({ name: 'Camp Meadowlark West' })
    const stale = { submittedAt: new Date(0).toISOString() }
    expect((await admin.post(pathOf(id, 'approve'), stale)).status).toBe(409)
    expect((await admin.post(pathOf(id, 'reject'), { ...stale, reason: 'No' })).status).toBe(409)
    expect((await admin.post(pathOf(id, 'approve'), { version: 7 })).status).toBe(409)
  })
})

import { describe, expect, test } from 'vitest'
import { filledForms, minimalForms } from '#server/testing/submissions/filled-forms.ts'
import { formOf, picture } from '#server/testing/uploads/pictures.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { similarListingsSchema } from '#shared/contract/submissions.ts'
import { uploadSchema } from '#shared/contract/uploads.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'

const t = useTestApp()

describe.each(kindNames)('a submitted %s', (kind) => {
  const { path } = kindOf(kind).names

  test('keeps every field that the form asks for', async () => {
    const ana = await t.aUser()
    const { url } = (await ana.post('/api/upload', formOf(await picture('png')))).as(uploadSchema)
    const answer = await ana.post(`/api/${path}`, { ...filledForms[kind], photoUrl: url })
    expect([answer.status, answer.body]).toMatchObject([201, { ...filledForms[kind], photoUrl: url }])
    const asked = Object.entries(kindOf(kind).fields).filter(([, { forms = 'both' }]) => forms === 'both')
    const body = answer.body as Record<string, unknown>
    expect(asked.filter(([name]) => body[name] === null || body[name] === '').map(([name]) => name)).toEqual(
      [],
    )
  })

  test('needs no more than the least', async () => {
    const ana = await t.aUser()
    const answer = await ana.post(`/api/${path}`, minimalForms[kind])
    expect([answer.status, answer.body]).toMatchObject([201, { ...minimalForms[kind], isApproved: false }])
  })

  const required = Object.entries(kindOf(kind).fields).filter(([, field]) => field.required)
  test.each(required)('without %s is refused in the words of the form', async (name, field) => {
    const ana = await t.aUser()
    const { [name]: _left, ...rest } = minimalForms[kind] as Record<string, unknown>
    for (const value of [undefined, null, field.type === 'list' ? [] : '  ']) {
      const answer = await ana.post(`/api/${path}`, { ...rest, [name]: value })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ errors: [{ field: name, message: field.required }] })
    }
    expect((await ana.get('/api/my-listings')).body).toEqual({ listings: [], total: 0 })
  })
})

describe('a submission', () => {
  test.each<[Kind, object, string]>([
    ['camp', { minimumAge: -1 }, 'minimumAge'],
    ['camp', { minimumAge: 19 }, 'minimumAge'],
    ['internship', { minimumAge: 13 }, 'minimumAge'],
    ['internship', { minimumAge: 26 }, 'minimumAge'],
    ['job', { minimumAge: 13 }, 'minimumAge'],
    ['job', { minimumAge: 26 }, 'minimumAge'],
    ['job', { minimumAge: 15.5 }, 'minimumAge'],
    ['job', { salaryMin: -1 }, 'salaryMin'],
    ['job', { salaryMin: 20, salaryMax: 19.99 }, 'salaryMax'],
    ['camp', { applicationOpen: '2027-02-02', applicationDeadline: '2027-02-01' }, 'applicationDeadline'],
    ['camp', { openingDate: '2027-06-02', closingDate: '2027-06-01' }, 'closingDate'],
    ['job', { openingDate: '2027-06-02', applicationDeadline: '2027-06-01' }, 'applicationDeadline'],
    ['event', { startTime: '18:00', endTime: '17:30' }, 'endTime'],
    ['job', { salaryMin: 17.005 }, 'salaryMin'],
    ['job', { salaryType: 'daily' }, 'salaryType'],
    ['camp', { selectivityLevel: 5 }, 'selectivityLevel'],
    ['camp', { costRange: 'Cheap' }, 'costRange'],
    ['camp', { length: 'x'.repeat(101) }, 'length'],
    ['camp', { name: 'x'.repeat(256) }, 'name'],
    ['camp', { applicationDeadline: '2027-02-30' }, 'applicationDeadline'],
    ['camp', { email: 'not an address' }, 'email'],
    ['camp', { website: 'javascript:alert(1)' }, 'website'],
    ['camp', { categories: ['Nonsense'] }, 'categories'],
    ['tutoring', { type: 'x'.repeat(51) }, 'type'],
    ['tutoring', { state: 'ZZ' }, 'state'],
    ['tutoring', { zipcode: '1234' }, 'zipcode'],
    ['event', { organizerEmail: 'nobody' }, 'organizerEmail'],
    ['event', { eventDate: 'tomorrow' }, 'eventDate'],
    ['event', { startTime: '25:00' }, 'startTime'],
    ['event', { latitude: 91 }, 'latitude'],
    ['event', { registrationLink: 'data:text/html,x' }, 'registrationLink'],
    ['event', { targetAudience: ['Toddlers'] }, 'targetAudience'],
  ])('of a %s with %j is refused at the field', async (kind, wrong, field) => {
    const ana = await t.aUser()
    const answer = await ana.post(`/api/${kindOf(kind).names.path}`, { ...minimalForms[kind], ...wrong })
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ field }] }])
  })

  test('of an event needs neither start nor end', async () => {
    const ana = await t.aUser()
    const answer = await ana.post('/api/events', { ...minimalForms.event, startTime: '', endTime: '' })
    expect([answer.status, answer.body]).toMatchObject([201, { startTime: null, endTime: null }])
  })

  test('takes difficultyLevel for the selectivity', async () => {
    const ana = await t.aUser()
    const answer = await ana.post('/api/summer-camps', { ...minimalForms.camp, difficultyLevel: 3 })
    expect(answer.body).toMatchObject({ selectivityLevel: 3 })
  })

  test('shows a picture of one’s own only', async () => {
    const ana = await t.aUser()
    const ben = await t.aUser()
    const { url } = (await ben.post('/api/upload', formOf(await picture('png')))).as(uploadSchema)
    for (const photoUrl of [url, `/uploads/${'0'.repeat(32)}.webp`]) {
      const answer = await ana.post('/api/summer-camps', { ...minimalForms.camp, photoUrl })
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { errors: [{ field: 'photoUrl', message: 'The picture must be one you have uploaded' }] },
      ])
    }
    for (const photoUrl of ['https://example.org/x.png', '/uploads/../x', 'data:image/png;base64,AA'])
      expect((await ana.post('/api/summer-camps', { ...minimalForms.camp, photoUrl })).status).toBe(400)
  })

  test.each(kindNames)('is confirmed by mail (%s)', async (kind) => {
    const ana = await t.aUser({ email: 'ana@example.org', firstName: 'Ana' })
    await ana.post(`/api/${kindOf(kind).names.path}`, minimalForms[kind])
    const mails = await t.mails()
    expect(mails).toMatchObject([{ kind: 'submission-received', toAddress: 'ana@example.org' }])
    expect(mails[0]?.text).toContain(
      String((minimalForms[kind] as Record<string, unknown>)[kindOf(kind).title]),
    )
    expect(mails[0]?.text).toContain('/my-listings')
  })

  test('that is refused sends no mail', async () => {
    const ana = await t.aUser()
    await ana.post('/api/summer-camps', { ...minimalForms.camp, photoUrl: `/uploads/${'0'.repeat(32)}.webp` })
    expect(await t.mails()).toEqual([])
  })
})

describe('the hint that something may be there already', () => {
  const similar = async (person: Awaited<ReturnType<typeof t.aUser>>, query: Record<string, string>) =>
    (await person.get(`/api/listings/similar?${new URLSearchParams(query)}`))
      .as(similarListingsSchema)
      .listings.map(({ title, isLive }) => (isLive ? title : `${title} (own)`))

  test('names live listings of the kind with a like name in the city', async () => {
    const ana = await t.aUser()
    await t.aListing('tutoring', { name: 'Cedar Hill Math Studio', city: 'Dublin' })
    await t.aListing('tutoring', { name: 'Cedar Hill Math Studio', city: 'Fresno' })
    await t.aListing('tutoring', { name: 'Ocean View Chess', city: 'Dublin' })
    await t.aListing('camp', { name: 'Cedar Hill Math Studio', city: 'Dublin' })
    const query = { kind: 'tutoring', name: 'cedar hill maths', city: 'dublin' }
    expect(await similar(ana, query)).toEqual(['Cedar Hill Math Studio'])
    expect(await similar(ana, { ...query, kind: 'tutoring-providers' })).toHaveLength(1)
    expect(await similar(ana, { ...query, name: 'Cedar Hill Math Studio' })).toHaveLength(2)
    expect(await similar(ana, { ...query, name: 'Something else entirely' })).toEqual([])
    expect(await similar(ana, { kind: 'tutoring', name: 'Ce', city: 'Dublin' })).toEqual([])
    expect(await similar(ana, { kind: 'tutoring', name: 'Cedar Hill Math' })).toHaveLength(2)
  })

  test('names the person’s own pending listing, and no other person’s', async () => {
    const ana = await t.aUser()
    const ben = await t.aUser()
    await ana.post('/api/summer-camps', { ...minimalForms.camp, name: 'Camp Meadowlark' })
    const query = { kind: 'camp', name: 'Camp Meadowlark', city: 'Dublin' }
    expect(await similar(ana, query)).toEqual(['Camp Meadowlark (own)'])
    expect(await similar(ben, query)).toEqual([])
  })

  test('leaves out a like title at another company', async () => {
    const ana = await t.aUser()
    await t.aListing('job', { title: 'Barista', companyName: 'Blue Oak Coffee' })
    const query = { kind: 'job', name: 'Barista', city: 'Dublin' }
    expect(await similar(ana, { ...query, organization: 'Red Door Tea' })).toEqual([])
    expect(await similar(ana, { ...query, organization: 'Blue Oak Cofee' })).toEqual(['Barista'])
  })

  test('names three at most, and understands whatever is typed', async () => {
    const ana = await t.aUser()
    for (let index = 0; index < 5; index += 1) await t.aListing('camp', { name: `Robot Camp ${index}` })
    expect(await similar(ana, { kind: 'camp', name: 'Robot Camp', city: 'Dublin' })).toHaveLength(3)
    for (const name of ["'; drop table listings; --", '%_%', '\u0000\u0000abc', '🦊🦊🦊', 'É'.repeat(255)])
      expect(await similar(ana, { kind: 'camp', name, city: name.slice(0, 100) })).toEqual([])
  })

  test('is for people who are signed in, and for kinds that exist', async () => {
    expect((await t.anonymous.get('/api/listings/similar?kind=camp&name=abc')).status).toBe(401)
    const ana = await t.aUser()
    for (const query of ['name=abc', 'kind=camp', 'kind=house&name=abc', `kind=camp&name=${'x'.repeat(256)}`])
      expect((await ana.get(`/api/listings/similar?${query}`)).status).toBe(400)
  })
})

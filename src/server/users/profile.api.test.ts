import { describe, expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { insertUpload } from '#server/uploads/uploads.repository.ts'
import { accountSchema } from '#shared/contract/users.ts'

describe('the profile', () => {
  const t = useTestApp()

  const form = {
    firstName: ' Ana ',
    lastName: 'Diaz',
    nickname: 'Annie',
    phone: '925 555 0100',
    location: 'Dublin, CA',
    schoolName: 'Dublin High',
    grade: '11th Grade',
    address: '1 Main St\nDublin',
  }

  const anUpload = (userId: string, url: string) =>
    insertUpload(t.db, { url, userId, bytes: 1, width: 1, height: 1, createdAt: t.clock.now() })

  test('is saved and read back', async () => {
    const ana = await t.aUser()
    const answer = await ana.put('/api/auth/profile', form)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ ...form, firstName: 'Ana', displayName: 'Annie' })
    expect((await ana.get('/api/auth/user')).body).toEqual(answer.body)
  })

  test('keeps what a change does not name', async () => {
    const ana = await t.aUser()
    await anUpload(ana.user.id, '/uploads/2027/ab-12.webp')
    const before = (await ana.put('/api/auth/profile', form)).as(accountSchema)
    const after = await ana.put('/api/auth/profile', { profileImageUrl: '/uploads/2027/ab-12.webp' })
    expect(after.body).toEqual({ ...before, profileImageUrl: '/uploads/2027/ab-12.webp' })
  })

  test('is emptied by a blank or by null', async () => {
    const ana = await t.aUser()
    await anUpload(ana.user.id, '/uploads/a.webp')
    await ana.put('/api/auth/profile', { ...form, profileImageUrl: '/uploads/a.webp' })
    const answer = await ana.put('/api/auth/profile', {
      nickname: '\u200b \u2060',
      phone: '',
      grade: '',
      address: null,
      profileImageUrl: null,
    })
    expect(answer.body).toMatchObject({
      nickname: null,
      phone: null,
      grade: null,
      address: null,
      profileImageUrl: null,
    })
    expect(answer.body).toMatchObject({ location: 'Dublin, CA', displayName: 'Ana Diaz' })
  })

  test('needs both names when they are given', async () => {
    const ana = await t.aUser()
    const answer = await ana.put('/api/auth/profile', { ...form, firstName: ' ', lastName: '' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      errors: [
        { field: 'firstName', message: 'First name is required' },
        { field: 'lastName', message: 'Last name is required' },
      ],
    })
  })

  test.each([
    ['grade', '13th Grade'],
    ['nickname', 'x'.repeat(101)],
    ['phone', 'a\u0000b'],
    ['location', 7],
    ['address', ['x']],
    ['profileImageUrl', 'https://evil.example/x.png'],
    ['profileImageUrl', '/uploads/../secret'],
    ['profileImageUrl', '//evil.example/x.png'],
    ['profileImageUrl', '/uploads/'],
    ['profileImageUrl', 'javascript:alert(1)'],
  ])('refuses the %s %j', async (field, value) => {
    const ana = await t.aUser()
    const answer = await ana.put('/api/auth/profile', { [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ errors: [{ field }] })
  })

  test('shows a picture of one’s own only', async () => {
    const ana = await t.aUser()
    const ben = await t.aUser()
    await anUpload(ben.user.id, '/uploads/ben.webp')
    for (const profileImageUrl of ['/uploads/ben.webp', '/uploads/nobody.webp']) {
      const answer = await ana.put('/api/auth/profile', { nickname: 'Annie', profileImageUrl })
      expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ field: 'profileImageUrl' }] }])
    }
    expect((await ana.get('/api/auth/user')).body).toMatchObject({ nickname: null, profileImageUrl: null })
  })

  test('keeps the picture it has, wherever that came from', async () => {
    const ana = await t.aUser({ profileImageUrl: '/uploads/of-old.webp' })
    const answer = await ana.put('/api/auth/profile', { ...form, profileImageUrl: '/uploads/of-old.webp' })
    expect(answer.body).toMatchObject({ nickname: 'Annie', profileImageUrl: '/uploads/of-old.webp' })
  })

  test('ignores what is not the person to change', async () => {
    const ana = await t.aUser()
    const before = (await ana.get('/api/auth/user')).as(accountSchema)
    const answer = await ana.put('/api/auth/profile', {
      role: 'admin',
      id: '00000000-0000-4000-8000-000000000000',
      email: 'other@example.org',
      emailVerifiedAt: '2020-01-01T00:00:00Z',
      passwordHash: 'x',
      createdAt: '2020-01-01T00:00:00Z',
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(before)
  })

  test.each(['/api/auth/user', '/api/auth/contribution-stats'])('%s refuses visitors', async (path) => {
    const answer = await t.anonymous.get(path)
    expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthorized' }])
  })
})

describe('contributions', () => {
  const t = useTestApp()

  test('count listings in any state and reviews, and leave events out', async () => {
    const ana = await t.aUser()
    const ben = await t.aUser()
    await t.aListing('camp', {}, { userId: ana.user.id })
    await t.aListing('job', {}, { userId: ana.user.id, isApproved: false, approvedAt: null })
    await t.aListing('event', {}, { userId: ana.user.id })
    await t.aListing('job', {}, { userId: ben.user.id })
    const answer = await ben.get(`/api/auth/contribution-stats?userId=${ana.user.id}`)
    expect(answer.body).toEqual({
      listingsCount: 2,
      reviewsCount: 0,
      totalContributions: 2,
      level: 'contributor',
      levelName: 'Contributor',
      isNewUser: true,
    })
    expect((await ana.get('/api/auth/contribution-stats')).body).toEqual(answer.body)
    expect((await ana.get('/api/auth/contribution-stats?userId=')).body).toEqual(answer.body)
  })

  test('of a newcomer are none, and the newness passes', async () => {
    const ana = await t.aUser()
    t.clock.advance({ days: 13 })
    await ana.get('/api/auth/user')
    t.clock.advance({ days: 13 })
    await ana.get('/api/auth/user')
    t.clock.advance({ days: 4 })
    expect((await ana.get('/api/auth/contribution-stats')).body).toMatchObject({
      totalContributions: 0,
      level: 'newcomer',
      levelName: 'Newcomer',
      isNewUser: false,
    })
  })

  test.each(['nobody', '00000000-0000-4000-8000-000000000000', '%00', "' or 1=1"])(
    'of %s are not found',
    async (userId) => {
      const ana = await t.aUser()
      expect((await ana.get(`/api/auth/contribution-stats?userId=${userId}`)).status).toBe(404)
    },
  )
})

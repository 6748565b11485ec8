import { expect, it } from 'vitest'
import { preferences } from '#server/db/schema/preferences.ts'
import { testPassword } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'

const t = useTestApp()

const answers = {
  role: 'student',
  grade: '10th Grade',
  interests: ['Math & Science', 'Music & Theater'],
  zipcode: '94568',
}
const nothing = { role: null, grade: null, interests: [], zipcode: null, startedAt: null }

it('answers are saved and read back, by their owner alone', async () => {
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  expect((await ana.get('/api/preferences')).body).toEqual(nothing)
  const saved = await ana.put('/api/preferences', answers)
  expect([saved.status, saved.body]).toEqual([200, { ...answers, startedAt: t.clock.now().toISOString() }])
  expect((await ana.get('/api/preferences')).body).toEqual(saved.body)
  expect((await ben.get('/api/preferences')).body).toEqual(nothing)
})

it('no other person sees them, admins included', async () => {
  const ana = await t.aUser()
  await ana.put('/api/preferences', answers)
  const admin = await t.anAdmin()
  const seen = JSON.stringify((await admin.get('/api/admin/users?limit=100')).body)
  expect(seen).toContain(ana.user.email)
  expect(seen).not.toMatch(/94568|Music & Theater/)
  expect((await t.anonymous.get('/api/preferences')).status).toBe(401)
  expect((await t.anonymous.put('/api/preferences', answers)).status).toBe(401)
})

it('an empty answer skips the questions for good and changes nothing', async () => {
  const ana = await t.aUser({ grade: '9th Grade' })
  const skipped = await ana.put('/api/preferences', {})
  const startedAt = t.clock.now().toISOString()
  expect(skipped.body).toEqual({ ...nothing, grade: '9th Grade', startedAt })
  t.clock.advance({ days: 1 })
  expect((await ana.put('/api/preferences', answers)).body).toEqual({ ...answers, startedAt })
})

it('what a change does not name stays, and a blank or null empties', async () => {
  const ana = await t.aUser()
  await ana.put('/api/preferences', answers)
  expect((await ana.put('/api/preferences', { role: 'parent' })).body).toMatchObject({
    ...answers,
    role: 'parent',
  })
  const emptied = await ana.put('/api/preferences', { role: null, grade: '', interests: [], zipcode: ' ' })
  expect(emptied.body).toMatchObject({ ...nothing, startedAt: t.clock.now().toISOString() })
})

it('the grade is the one of the profile', async () => {
  const ana = await t.aUser()
  await ana.put('/api/preferences', { grade: '11th Grade' })
  expect((await ana.get('/api/auth/user')).body).toMatchObject({ grade: '11th Grade' })
  await ana.put('/api/auth/profile', { grade: '12th Grade' })
  expect((await ana.get('/api/preferences')).body).toMatchObject({ grade: '12th Grade' })
})

it('interests are kept once each, in the order of the list, and a ZIP code without its extension', async () => {
  const ana = await t.aUser()
  const saved = await ana.put('/api/preferences', {
    interests: ['Music & Theater', 'Math & Science', 'Music & Theater'],
    zipcode: ' 94568-1234 ',
  })
  expect(saved.body).toMatchObject({ interests: ['Math & Science', 'Music & Theater'], zipcode: '94568' })
})

it.each([
  ['role', 'teacher'],
  ['grade', '13th Grade'],
  ['interests', ['Dragons']],
  ['interests', 'Math & Science'],
  ['zipcode', 94568],
])('the %s %j is refused, and nothing changes', async (field, value) => {
  const ana = await t.aUser()
  const answer = await ana.put('/api/preferences', { ...answers, [field]: value })
  expect(answer.status).toBe(400)
  expect((answer.body as { errors: { field: string }[] }).errors[0]?.field).toMatch(new RegExp(`^${field}`))
  expect((await ana.get('/api/preferences')).body).toEqual(nothing)
})

it.each(['00000', '9456', 'Dublin', '94568-12', '٩٤٥٦٨', "' or 1=1"])(
  'the ZIP code %s is unknown, and nothing changes',
  async (zipcode) => {
    const ana = await t.aUser()
    const message = 'We do not know that ZIP code'
    const answer = await ana.put('/api/preferences', { ...answers, zipcode })
    expect([answer.status, answer.body]).toEqual([400, { message, errors: [{ field: 'zipcode', message }] }])
    expect((await ana.get('/api/preferences')).body).toEqual(nothing)
  },
)

it('two tabs that save at once both succeed and leave one answer', async () => {
  const ana = await t.aUser()
  const grades = ['9th Grade', '10th Grade']
  const saved = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      ana.put('/api/preferences', { ...answers, grade: grades[at % 2], role: at % 2 ? 'parent' : 'student' }),
    ),
  )
  expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 200))
  const left = (await ana.get('/api/preferences')).body
  expect([
    { grade: '9th Grade', role: 'student' },
    { grade: '10th Grade', role: 'parent' },
  ]).toContainEqual({ grade: (left as typeof answers).grade, role: (left as typeof answers).role })
})

it('they leave with the account, also while being saved', async () => {
  const ana = await t.aUser()
  await ana.put('/api/preferences', answers)
  const [left, saved] = await Promise.all([
    ana.post('/api/auth/delete-account', { password: testPassword }),
    ana.put('/api/preferences', { role: 'parent' }),
  ])
  expect(left.status).toBe(200)
  expect([200, 401]).toContain(saved.status)
  expect(await t.db.select().from(preferences)).toEqual([])
})

import { expect, it } from 'vitest'
import { testPassword } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'

const t = useTestApp()

const newPassword = 'seven herons on a wire'
const change = (currentPassword: string, password = newPassword) => ({
  currentPassword,
  newPassword: password,
})

/** The same person in another browser. */
const inAnotherBrowser = async (email: string, password = testPassword) => {
  const browser = t.anonymous
  const answer = await browser.post('/api/login', { email, password })
  return { ...browser, isIn: answer.status === 200 }
}

it('a changed password signs in from then on, and the old one does not', async () => {
  const ana = await t.aUser()
  const answer = await ana.put('/api/auth/password', change(testPassword))
  expect([answer.status, answer.body]).toEqual([200, { message: 'Password changed successfully' }])
  expect(await inAnotherBrowser(ana.user.email)).toMatchObject({ isIn: false })
  expect(await inAnotherBrowser(ana.user.email, newPassword)).toMatchObject({ isIn: true })
})

it('a changed password signs out every other device and sends a notice', async () => {
  const ana = await t.aUser()
  const phone = await inAnotherBrowser(ana.user.email)
  await ana.put('/api/auth/password', change(testPassword))
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  expect((await ana.get('/api/auth/user')).status).toBe(200)
  expect(await t.mails()).toMatchObject([{ kind: 'password-changed', toAddress: ana.user.email }])
})

it('a changed password makes links to reset it worthless', async () => {
  const ana = await t.aUser()
  await t.anonymous.post('/api/login/forgot', { email: ana.user.email })
  const token = /token=([\w-]+)/.exec((await t.mails())[0]?.text ?? '')?.[1]
  await ana.put('/api/auth/password', change(testPassword))
  const reset = await t.anonymous.post('/api/login/reset', { token, password: 'another long sentence' })
  expect(reset.status).toBe(400)
})

it.each([
  [change('a quiet walk downhill'), 'currentPassword', 'That is not your current password'],
  [change(''), 'currentPassword', 'Current password is required'],
  [change(testPassword, 'too short'), 'newPassword', 'Password must be 10 or more characters'],
  [
    change(testPassword, 'password1234'),
    'newPassword',
    'This password is one of the most used. Please choose another.',
  ],
  [{ currentPassword: testPassword }, 'newPassword', 'New password is required'],
])('changing the password with %j is refused in words and changes nothing', async (body, field, message) => {
  const ana = await t.aUser()
  const answer = await ana.put('/api/auth/password', body)
  expect([answer.status, answer.body]).toEqual([400, { message, errors: [{ field, message }] }])
  expect(await inAnotherBrowser(ana.user.email)).toMatchObject({ isIn: true })
  expect(await t.mails()).toEqual([])
})

it('an account without a password gets instructions for one', async () => {
  const ana = await t.aUser({ passwordHash: null })
  const answer = await ana.put('/api/auth/password', change(testPassword))
  expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ field: 'currentPassword' }] }])
})

it('of two changes at once one wins, and only its password works', async () => {
  const ana = await t.aUser()
  const passwords = ['seven herons on a wire', 'nine otters in a stream']
  const answers = await Promise.all(
    passwords.map((password) => ana.put('/api/auth/password', change(testPassword, password))),
  )
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  const signIns = await Promise.all(passwords.map((password) => inAnotherBrowser(ana.user.email, password)))
  expect(signIns.map(({ isIn }) => isIn)).toEqual(answers.map(({ status }) => status === 200))
})

it('signing out everywhere ends every session of that user, and of no other', async () => {
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  const phone = await inAnotherBrowser(ana.user.email)
  expect((await ana.delete('/api/auth/sessions')).status).toBe(200)
  expect(ana.cookies.header()).toBe('')
  expect((await ana.get('/api/auth/user')).status).toBe(401)
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  expect((await ben.get('/api/auth/user')).status).toBe(200)
})

it.each([
  ['PUT', '/api/auth/password', change(testPassword)],
  ['DELETE', '/api/auth/sessions', undefined],
  ['GET', '/api/auth/data', undefined],
  ['POST', '/api/auth/delete-account', { password: testPassword }],
])('%s %s requires a session', async (method, path, body) => {
  const answer = await t.anonymous.send(method, path, body)
  expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthorized' }])
})

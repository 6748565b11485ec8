import { expect, test } from 'vitest'
import { terminalLog } from '#server/http/terminal-log.ts'
import { useTestApp } from './use-test-app.ts'

const t = useTestApp()

const ana = {
  email: 'canary.ana@example.org',
  password: 'canary quiet walk uphill',
  firstName: 'Canaryna',
  lastName: 'Riveracanary',
  ageConfirmed: true,
}

test('no address, name, password, token, cookie or query of a person is in the log', async () => {
  const person = t.anonymous
  await person.post('/api/register', ana, { 'user-agent': 'canary-browser' })
  await person.put('/api/auth/profile', {
    firstName: 'Canaryna',
    phone: '925-555-0142',
    schoolName: 'Canary High',
  })
  await person.get('/api/summer-camps?search=canary-query')
  await person.get('/api/no-such-address/canary-path')
  await person.post('/api/register', ana)
  await person.post('/api/login', { ...ana, password: 'canary wrong password' })
  await person.post('/api/login/forgot', { email: ana.email })
  await person.post('/api/upload', 'canary-body', { 'content-type': 'multipart/form-data; boundary=canary' })
  await person.send('POST', '/api/login', '{"email": "canary.broken', { 'content-type': 'application/json' })
  const mails = await t.mails()
  const tokens = mails.flatMap(({ text }) => text.match(/[A-Za-z0-9_-]{20,}/g) ?? [])
  expect(tokens.length).toBeGreaterThan(1)
  const [token = ''] = tokens
  await person.post('/api/login/reset', { token, password: 'canary new password' })

  // The first line contains the server's own address.
  const entries = t.log.lines().filter(({ msg }) => !String(msg).startsWith('Server listening'))
  const lines = entries.map((line) => JSON.stringify(line))
  expect(lines.length).toBeGreaterThan(8)
  const cookie = person.cookies.header().split('=')[1] ?? ''
  expect(cookie).not.toBe('')
  let terminal = ''
  const forTerminal = terminalLog((text) => (terminal += text))
  for (const line of lines) forTerminal.write(line)
  for (const log of [lines.join('\n'), terminal]) {
    expect(log.split('\n').length).toBeGreaterThan(8)
    expect(log.match(/canary/gi)).toBeNull()
    for (const secret of ['925-555-0142', '127.0.0.1', cookie, ...tokens]) expect(log).not.toContain(secret)
  }
})

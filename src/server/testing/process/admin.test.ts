import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { totpSetupSchema } from '#shared/contract/second-factor.ts'
import { createCookieJar } from '../cookie-jar.ts'
import { aServer } from './a-server.ts'
import { aDataFolder } from './data-folder.ts'
import { register } from './people.ts'

const program = fileURLToPath(new URL('../../../../dist/server/admin.js', import.meta.url))
const ana = { email: 'ana@example.org', password: 'a quiet walk uphill' }
const admin = { email: 'admin@example.org', password: 'a long enough password' }

function runAdmin(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir }
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** A browser that has signed in, and then asks for the list of people. */
async function signIn(url: string, credentials: { email: string; password: string }) {
  const cookies = createCookieJar()
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  cookies.keep(answer.headers)
  return async () => (await fetch(`${url}/api/admin/users`, { headers: { cookie: cookies.header() } })).status
}

/** What the audit log says about accounts, as its page shows it to the first admin. */
async function audited(url: string) {
  const cookies = createCookieJar()
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  cookies.keep(answer.headers)
  const page = await fetch(`${url}/api/admin/audit?itemType=user&group=moderation`, {
    headers: { cookie: cookies.header() },
  })
  const { entries } = auditPageSchema.parse(await page.json())
  return entries.map(({ action, actorId, after }) => ({ action, actorId, after }))
}

test('npm run admin suspends, restores and resets two-step sign-in, and the audit log has it', async () => {
  const dataDir = aDataFolder()
  const server = await aServer({ DATA_DIR: dataDir })
  await register(server.url, { email: ana.email, firstName: 'Ana' })
  const askAsAna = await signIn(server.url, ana)

  const wordless = await runAdmin(dataDir, 'suspend', ana.email)
  expect([wordless.code, wordless.output]).toEqual([1, expect.stringContaining('Reason is required')])
  expect(await runAdmin(dataDir, 'suspend', ana.email, '--reason', 'Spam', '--until', '2099-03-31')).toEqual({
    code: 0,
    output: 'ana@example.org is suspended until 2099-03-31.\n',
  })
  expect(await askAsAna()).toBe(401)
  expect(await runAdmin(dataDir, 'restore', ana.email)).toEqual({
    code: 0,
    output: 'ana@example.org is not suspended any more.\n',
  })
  expect((await runAdmin(dataDir, 'suspend', admin.email, '--reason', 'Spam')).output).toContain(
    'Admins cannot be suspended',
  )

  expect((await runAdmin(dataDir, 'reset-2fa', ana.email)).output).toContain('has no two-step sign-in')
  const cookies = createCookieJar()
  const post = async (path: string, body: object = {}) => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.header() },
      body: JSON.stringify(body),
    })
    cookies.keep(answer.headers)
    return answer
  }
  await post('/api/login', ana)
  const { secret } = totpSetupSchema.parse(await (await post('/api/totp')).json())
  await post('/api/totp/confirm', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })
  expect((await post('/api/login', ana)).status).toBe(202)
  expect((await runAdmin(dataDir, 'reset-2fa', ana.email)).code).toBe(0)
  expect((await post('/api/login', ana)).status).toBe(200)

  expect(await audited(server.url)).toEqual([
    { action: 'reset-2fa', actorId: null, after: null },
    { action: 'restore-user', actorId: null, after: null },
    { action: 'suspend-user', actorId: null, after: { reason: 'Spam', until: '2099-03-31' } },
  ])
  expect(await server.stop()).toBe(0)
})

test('npm run admin works while the server runs, counts from the next request, and works without it too', async () => {
  const dataDir = aDataFolder()
  const server = await aServer({ DATA_DIR: dataDir })
  await register(server.url, { email: ana.email, firstName: 'Ana' })
  const askAsAna = await signIn(server.url, ana)
  expect(await askAsAna()).toBe(403)

  expect(await runAdmin(dataDir, 'grant', 'ANA@example.org')).toEqual({
    code: 0,
    output: 'ana@example.org is an admin now.\n',
  })
  expect(await askAsAna()).toBe(200)
  expect(await runAdmin(dataDir, 'revoke', ana.email)).toMatchObject({ code: 0 })
  expect(await askAsAna()).toBe(403)

  const last = await runAdmin(dataDir, 'revoke', admin.email)
  expect(last.code).toBe(1)
  expect(last.output).toContain('is the last admin')
  const unknown = await runAdmin(dataDir, 'grant', 'nobody@example.org')
  expect(unknown.code).toBe(1)
  expect(unknown.output).toContain('There is no account with the email nobody@example.org')

  const reset = await runAdmin(dataDir, 'reset-password', ana.email)
  expect(await askAsAna()).toBe(401)
  const password = / is (\S+)$/m.exec(reset.output)?.[1] ?? ''
  expect(await (await signIn(server.url, { ...ana, password }))()).toBe(403)

  expect(await server.stop()).toBe(0)
  expect(await runAdmin(dataDir, 'grant', ana.email)).toMatchObject({ code: 0 })
  const again = await aServer({ DATA_DIR: dataDir })
  expect(await (await signIn(again.url, { ...ana, password }))()).toBe(200)
  expect(await again.stop()).toBe(0)
})

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { totpSetupSchema } from '#shared/contract/second-factor.ts'
import { aServer } from './a-server.ts'
import { aMigratedFolder } from './data-folder.ts'
import { password, post, register, signIn } from './people.ts'

const program = fileURLToPath(new URL('../../../../dist/server/admin.js', import.meta.url))
const ana = { email: 'ana@example.org', password }

test('npm run admin works without the server and while it runs, counts from the next request, and is in the audit log', async () => {
  const dataDir = aMigratedFolder()
  const created = await runAdmin(dataDir, 'create', 'first@example.org')
  const { url, stop } = await aServer({ DATA_DIR: dataDir })
  /** What a browser with these cookies gets when it asks for the list of people. */
  const usersPage = async (headers: { cookie: string }) =>
    (await fetch(`${url}/api/admin/users`, { headers })).status
  const signedIn = (email: string, { output }: { output: string }) =>
    signIn(url, { email, password: /password(?: of \S+ is)? (\S+)$/m.exec(output)?.[1] ?? '' })
  expect(await usersPage(await signedIn('first@example.org', created))).toBe(200)

  await register(url, ana.email)
  const session = await signIn(url, ana)
  expect(await usersPage(session)).toBe(403)
  expect(await runAdmin(dataDir, 'grant', 'ANA@example.org')).toEqual({
    code: 0,
    output: 'ana@example.org is an admin now.\n',
  })
  expect(await usersPage(session)).toBe(200)
  expect((await runAdmin(dataDir, 'revoke', ana.email)).code).toBe(0)
  expect(await usersPage(session)).toBe(403)
  const unknown = await runAdmin(dataDir, 'grant', 'nobody@example.org')
  expect(unknown).toEqual({
    code: 1,
    output: expect.stringContaining('There is no account with the email nobody@example.org'),
  })

  const wordless = await runAdmin(dataDir, 'suspend', ana.email)
  expect(wordless).toEqual({ code: 1, output: expect.stringContaining('Reason is required') })
  expect(await runAdmin(dataDir, 'suspend', ana.email, '--reason', 'Spam', '--until', '2099-03-31')).toEqual({
    code: 0,
    output: 'ana@example.org is suspended until 2099-03-31.\n',
  })
  expect(await usersPage(session)).toBe(401)
  expect(await runAdmin(dataDir, 'restore', ana.email)).toEqual({
    code: 0,
    output: 'ana@example.org is not suspended any more.\n',
  })

  const ofAdmin = await runAdmin(dataDir, 'suspend', 'first@example.org', '--reason', 'Spam')
  expect(ofAdmin).toEqual({ code: 1, output: expect.stringContaining('Admins cannot be suspended') })
  const without = await runAdmin(dataDir, 'reset-2fa', ana.email)
  expect(without).toEqual({ code: 0, output: expect.stringContaining('has no two-step sign-in') })

  const again = await signIn(url, ana)
  const { secret } = totpSetupSchema.parse((await post(`${url}/api/totp`, {}, again)).body)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await post(`${url}/api/totp/confirm`, { code }, again)
  expect((await post(`${url}/api/login`, ana)).status).toBe(202)
  expect((await runAdmin(dataDir, 'reset-2fa', ana.email)).code).toBe(0)
  const third = await signIn(url, ana)
  expect(await usersPage(third)).toBe(403)

  const reset = await runAdmin(dataDir, 'reset-password', ana.email)
  expect(await usersPage(third)).toBe(401)
  expect(await usersPage(await signedIn(ana.email, reset))).toBe(403)

  const log = await fetch(`${url}/api/admin/audit?itemType=user&group=moderation`, {
    headers: await signIn(url),
  })
  const { entries } = auditPageSchema.parse(await log.json())
  expect(entries.map(({ action, actorId, after }) => ({ action, actorId, after }))).toEqual([
    { action: 'reset-2fa', actorId: null, after: null },
    { action: 'restore-user', actorId: null, after: null },
    { action: 'suspend-user', actorId: null, after: { reason: 'Spam', until: '2099-03-31' } },
    { action: 'change-role', actorId: null, after: { role: 'user' } },
    { action: 'change-role', actorId: null, after: { role: 'admin' } },
  ])
  expect(await stop()).toBe(0)
})

function runAdmin(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir }
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { totpSetupSchema } from '#shared/contract/second-factor.ts'
import { aServer } from './a-server.ts'
import { aMigratedFolder } from './data-folder.ts'
import { password, post, register, signIn } from './people.ts'
import { runCommand } from './run-command.ts'

const ana = { email: 'ana@example.org', password }

test('npm run admin works with and without a running server, takes effect at the next request, and is in the audit log', async () => {
  const dataDir = aMigratedFolder()
  const created = await runAdmin(dataDir, 'create', 'first@example.org')
  const { url, stop } = await aServer({ DATA_DIR: dataDir })
  /** The status of the admin's user list for a session. */
  const userListStatus = async (headers: { cookie: string }) =>
    (await fetch(`${url}/api/admin/users`, { headers })).status
  const signedIn = (email: string, { output }: { output: string }) =>
    signIn(url, { email, password: /password(?: of \S+ is)? (\S+)$/m.exec(output)?.[1] ?? '' })
  expect(await userListStatus(await signedIn('first@example.org', created))).toBe(200)

  await register(url, ana.email)
  const session = await signIn(url, ana)
  expect(await userListStatus(session)).toBe(403)
  expect(await runAdmin(dataDir, 'grant', 'ANA@example.org')).toEqual({
    code: 0,
    output: 'ana@example.org is an admin now.\n',
  })
  expect(await userListStatus(session)).toBe(200)
  expect((await runAdmin(dataDir, 'revoke', ana.email)).code).toBe(0)
  expect(await userListStatus(session)).toBe(403)
  const unknown = await runAdmin(dataDir, 'grant', 'nobody@example.org')
  expect(unknown).toEqual({
    code: 1,
    output: expect.stringContaining('There is no account with the email nobody@example.org'),
  })

  const withoutReason = await runAdmin(dataDir, 'suspend', ana.email)
  expect(withoutReason).toEqual({ code: 1, output: expect.stringContaining('Reason is required') })
  expect(await runAdmin(dataDir, 'suspend', ana.email, '--reason', 'Spam', '--until', '2099-03-31')).toEqual({
    code: 0,
    output: 'ana@example.org is suspended until 2099-03-31.\n',
  })
  expect(await userListStatus(session)).toBe(401)
  expect(await runAdmin(dataDir, 'restore', ana.email)).toEqual({
    code: 0,
    output: 'ana@example.org is not suspended any more.\n',
  })

  const suspendedAdmin = await runAdmin(dataDir, 'suspend', 'first@example.org', '--reason', 'Spam')
  expect(suspendedAdmin).toEqual({ code: 1, output: expect.stringContaining('Admins cannot be suspended') })
  const withoutFactor = await runAdmin(dataDir, 'reset-2fa', ana.email)
  expect(withoutFactor).toEqual({ code: 0, output: expect.stringContaining('has no two-step sign-in') })

  const again = await signIn(url, ana)
  const { secret } = totpSetupSchema.parse((await post(`${url}/api/totp`, {}, again)).body)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await post(`${url}/api/totp/confirm`, { code }, again)
  expect((await post(`${url}/api/login`, ana)).status).toBe(202)
  expect((await runAdmin(dataDir, 'reset-2fa', ana.email)).code).toBe(0)
  const third = await signIn(url, ana)
  expect(await userListStatus(third)).toBe(403)

  const reset = await runAdmin(dataDir, 'reset-password', ana.email)
  expect(await userListStatus(third)).toBe(401)
  expect(await userListStatus(await signedIn(ana.email, reset))).toBe(403)

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

const runAdmin = (dataDir: string, ...args: string[]) => runCommand('admin', args, { DATA_DIR: dataDir })

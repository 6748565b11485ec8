import { describe, expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { createAdminAccounts } from './admin-accounts.service.ts'
import { createPasswords } from './passwords.ts'

describe('the command line', () => {
  const t = useTestApp()
  const accounts = () => createAdminAccounts({ db: t.db, clock: t.clock.now, passwords: createPasswords() })
  const passwordIn = (words: string) => /password(?: of \S+ is)? (\S+)$/m.exec(words)?.[1] ?? ''

  test('makes an account an admin from the next request on, and takes it back', async () => {
    await t.anAdmin()
    const ana = await t.aUser({ email: 'ana@example.org' })
    expect(await accounts().grant('ANA@example.org')).toBe('ana@example.org is an admin now.')
    expect((await ana.get('/api/admin/users')).status).toBe(200)
    expect(await accounts().grant('ana@example.org')).toBe('ana@example.org is an admin already.')
    expect(await accounts().revoke('ana@example.org')).toBe('ana@example.org is no longer an admin.')
    expect((await ana.get('/api/admin/users')).status).toBe(403)
    expect(await accounts().revoke('ana@example.org')).toBe('ana@example.org is not an admin.')
  })

  test('does not take the role from the last admin', async () => {
    const root = await t.anAdmin({ email: 'root@example.org' })
    await expect(accounts().revoke('root@example.org')).rejects.toThrow(
      'root@example.org is the last admin. Make another person an admin first.',
    )
    expect((await root.get('/api/admin/users')).status).toBe(200)
  })

  test('says when it does not know an address', async () => {
    for (const action of ['grant', 'revoke', 'resetPassword'] as const) {
      await expect(accounts()[action]('nobody@example.org')).rejects.toThrow(
        'There is no account with the email nobody@example.org.',
      )
    }
  })

  test('gives a new password, once, and signs the person out', async () => {
    const ana = await t.aUser({ email: 'ana@example.org' })
    const password = passwordIn(await accounts().resetPassword('ana@example.org'))
    expect((await ana.get('/api/auth/user')).status).toBe(401)
    expect((await ana.post('/api/login', { email: 'ana@example.org', password })).status).toBe(200)
  })

  test('makes an admin who can sign in', async () => {
    const password = passwordIn(await accounts().create('new@example.org'))
    const visitor = t.anonymous
    await visitor.post('/api/login', { email: 'new@example.org', password })
    expect((await visitor.get('/api/admin/users')).status).toBe(200)
    await expect(accounts().create('NEW@example.org')).rejects.toThrow('Use grant to make it an admin.')
    await expect(accounts().create('nonsense')).rejects.toThrow('nonsense is not an email address.')
  })
})

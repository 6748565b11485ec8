import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { freePort, startBuiltServer } from '#server/testing/built-server.ts'
import { fillSignIn, password, signUp, uniqueEmail } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

test('a person turns on two-step sign-in and signs in with a recovery code', async ({ page }) => {
  const account = await signUp(page, { firstName: 'Tova' })
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Two-step sign-in' })
  await card.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(card.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  const secret = (await card.getByText(/^[A-Z2-7]{32}/).textContent()) ?? ''
  await card
    .getByRole('textbox', { name: 'Code' })
    .fill(new TOTP({ secret: Secret.fromBase32(secret.trim()) }).generate())
  await card.getByRole('button', { name: 'Turn on' }).click()
  const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const code = (await codes.first().textContent()) ?? ''
  await card.getByRole('button', { name: 'I have saved them' }).click()
  await expect(card).toContainText('10 recovery codes left')

  await page.goto('/api/logout')
  await page.goto('/api/login')
  await fillSignIn(page, account)
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tova')
})

test('a person adds a passkey and signs in with it', async ({ page, database }) => {
  const port = await freePort()
  // Browsers accept a name for passkeys, not an IP address.
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-passkey-'))
  const server = await startBuiltServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database,
    PUBLIC_URL: url,
  })
  try {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    const data = { firstName: 'Pia', lastName: 'Key', email: uniqueEmail(), password, ageConfirmed: true }
    await page.request.post(`${url}/api/register`, { data })
    await page.goto(`${url}/settings`)
    const card = page.getByRole('region', { name: 'Two-step sign-in' })
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Test key')
    await page.getByRole('button', { name: 'Continue' }).click()
    await card.getByRole('button', { name: 'I have saved them' }).click()
    await expect(card.getByRole('list', { name: 'Passkeys' })).toContainText('Test key')

    await page.goto(`${url}/api/logout`)
    await page.goto(`${url}/api/login`)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pia Key')
  } finally {
    await page.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

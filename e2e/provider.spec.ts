import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startBuiltServer } from '#server/testing/built-server.ts'
import { aProvider } from '../src/server/testing/oidc/a-provider.ts'
import { expect, test } from './fixtures/test.ts'

test('a user signs in through an OpenID Connect provider', async ({ page, database }) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const provider = await aProvider(url)
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-provider-'))
  const server = await startBuiltServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database,
    OIDC_LABEL: 'Valley Schools',
    ...provider.env,
  })
  try {
    provider.expect({
      sub: 'ada-1',
      email: 'ada@example.org',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Lovelace',
    })
    await page.goto(`${url}/api/login`)
    await page.getByRole('link', { name: 'Continue with Valley Schools' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome back,\s*Ada Lovelace/)
  } finally {
    await page.close()
    await server.stop()
    await provider.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

import { expect, test } from 'vitest'
import { limits } from '#server/http/limits.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'

const t = useTestApp({ env: { RATE_LIMIT: 'on' } })

test('an address that asks for too many public pages is told when to come back', async () => {
  const ask = () => t.app.inject('/sitemaps/other.xml')
  for (let sent = 0; sent < limits.pagePerAddress.max; sent += 100)
    await Promise.all(Array.from({ length: 100 }, ask))
  const refused = await ask()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

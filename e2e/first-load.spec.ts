import { gzipSync } from 'node:zlib'
import { signUp } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ isCold: true })

/** Kilobytes of gzipped script. Byte counts do not depend on machine load, so a budget can fail the build. */
const firstLoads = [
  { path: '/', budget: 90, isSignedIn: false },
  { path: '/summer-camps', budget: 175, isSignedIn: true },
]

for (const { path, budget, isSignedIn } of firstLoads)
  test(`a first visit to ${path} loads at most ${budget} kB of script`, async ({ page }) => {
    if (isSignedIn) await signUp(page)
    // Without it, the pages for offline use are loaded as well once this one has been open for a while.
    await page.addInitScript('delete Navigator.prototype.serviceWorker')
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
    process.stdout.write(`${path}: ${kilobytes.toFixed(1)} kB of ${budget} kB, ${sizes.length} files\n`)
    expect(kilobytes).toBeLessThan(budget)
  })

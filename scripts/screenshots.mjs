import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { drawIcons } from './pictures/icons.mjs'
import { photographScreens } from './pictures/screens.mjs'
import { drawSharePicture } from './pictures/share-picture.mjs'
import { startDemo } from './pictures/start-demo.mjs'
import { findBrowser, noBrowser } from './testing/browser.mjs'

// Makes every picture that is committed, from the demo itself. `npm run screenshots -- http://127.0.0.1:3000` takes a
// demo that already runs.
const browserPath = findBrowser()
if (!browserPath) {
  console.error(noBrowser)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'waymark-pictures-'))
const given = process.argv[2]
const demo = given ? { url: given, stop: async () => {} } : await startDemo(join(folder, 'data'))
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: browserPath, args })
try {
  await drawIcons()
  await drawSharePicture(browser, demo.url)
  await photographScreens(browser, demo.url)
} finally {
  await browser.close()
  await demo.stop()
  rmSync(folder, { recursive: true, force: true })
}

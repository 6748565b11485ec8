import { drawIcons } from './pictures/icons.mjs'
import { takeScreenshots } from './pictures/screenshots.mjs'
import { drawSharePicture } from './pictures/share-picture.mjs'
import { withDemo } from './pictures/with-demo.mjs'

// Makes every committed picture from the demo. `npm run screenshots -- http://127.0.0.1:3000` uses a running one.
await withDemo(async ({ url, browserPath }) => {
  const { chromium } = await import('@playwright/test')
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: browserPath, args })
  try {
    await drawIcons()
    await drawSharePicture(browser, url)
    await takeScreenshots(browser, url)
  } finally {
    await browser.close()
  }
})

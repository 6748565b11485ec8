import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { fromRoot } from '../setup/root.mjs'
import { say } from '../setup/say.mjs'

const account = { email: 'demo@example.org', password: 'four oaks at the trailhead' }
const preview = [
  { name: 'tutoring-providers', path: '/tutoring-providers' },
  { name: 'planning-guides', path: '/guides?step=10th' },
]
const widths = [720, 1440]
const themes = /** @type {const} */ (['light', 'dark'])

/**
 * The preview of the landing page, and the picture in the README.
 * @param {import('@playwright/test').Browser} browser @param {string} url
 */
export async function takeScreenshots(browser, url) {
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  })
  const response = await page.request.post('/api/login', { data: account })
  if (!response.ok()) throw new Error(`The demo account could not sign in: ${await response.text()}`)
  const folder = fromRoot('src', 'client', 'screens', 'landing', 'pictures')
  mkdirSync(folder, { recursive: true })
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    for (const { name, path } of preview) {
      const picture = await screenshot(page, path)
      for (const width of widths) {
        const file = `${folder}/${name}-${theme}-${width}`
        const sized = sharp(picture).resize({ width })
        await write(sized.clone().avif({ quality: 52, effort: 4 }), `${file}.avif`)
        await write(sized.clone().webp({ quality: 74, effort: 4 }), `${file}.webp`)
      }
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const camps = sharp(await screenshot(page, '/summer-camps')).resize({ width: 1600 })
  mkdirSync(fromRoot('docs', 'pictures'), { recursive: true })
  await write(camps.png({ palette: true, quality: 90 }), fromRoot('docs', 'pictures', 'summer-camps.png'))
  await page.close()
}

/** @param {import('@playwright/test').Page} page @param {string} path */
async function screenshot(page, path) {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate('document.fonts.ready')
  return page.screenshot()
}

/** @param {import('sharp').Sharp} picture @param {string} file */
async function write(picture, file) {
  const { size } = await picture.toFile(file)
  say(`${file.slice(fromRoot('').length)}  ${Math.round(size / 1000)} kB`)
}

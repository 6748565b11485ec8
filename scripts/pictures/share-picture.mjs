import sharp from 'sharp'
import { fromRoot } from '../setup/root.mjs'

/**
 * The preview picture of links to the site: the illustration and heading of the landing page, without the site's name, which is
 * configurable.
 * @param {import('@playwright/test').Browser} browser @param {string} url
 */
export async function drawSharePicture(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(arrange)
  await page.evaluate('document.fonts.ready')
  const picture = await page.screenshot()
  await sharp(picture)
    .png({ palette: true, quality: 95 })
    .toFile(fromRoot('src', 'client', 'public', 'share.png'))
  await page.close()
}

// Runs in the page.
const arrange = `{
  const stones = document.querySelector('header svg').outerHTML
  const scene = document.querySelector('main svg[viewBox="0 0 640 600"]').outerHTML
  document.body.innerHTML =
    '<div style="display:grid;grid-template-columns:1fr 1fr;width:1200px;height:630px;background:var(--canvas)">' +
    '<div style="display:flex;flex-direction:column;justify-content:center;gap:44px;padding:0 56px 0 72px">' +
    '<div id="stones">' + stones + '</div>' +
    '<h1 style="font-size:74px;line-height:1.04;letter-spacing:-0.02em">Your complete educational journey</h1></div>' +
    '<div id="scene">' + scene + '</div></div>'
  document.querySelector('#stones svg').style.cssText = 'width:84px;height:84px'
  document.querySelector('#scene svg').style.cssText = 'width:600px;height:630px;border-radius:0;aspect-ratio:auto'
}`

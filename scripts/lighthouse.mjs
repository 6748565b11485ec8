import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemo } from './pictures/start-demo.mjs'
import { command } from './setup/command.mjs'
import { findBrowser, noBrowser } from './testing/browser.mjs'

// Lighthouse is fetched when it is asked for: in the lock file it would break `npm ci`.
const lighthouse = 'lighthouse@12.8.2'
const pages = ['/', '/learn-more', '/privacy-policy']
const wanted = 95

const browser = findBrowser()
if (!browser) {
  console.error(noBrowser)
  process.exit(1)
}
const fetched = await command('npx', ['--yes', lighthouse, '--version'])
if (fetched.code !== 0) {
  console.error(`Lighthouse could not be fetched, so nothing was measured. npx said:\n${fetched.output}`)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'waymark-lighthouse-'))
const given = process.argv[2]
const demo = given ? { url: given, stop: async () => {} } : await startDemo(join(folder, 'data'))
try {
  for (const path of pages) await measure(path)
} finally {
  await demo.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} path */
async function measure(path) {
  const report = join(folder, 'report.json')
  const flags = `--headless=new --disable-gpu${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`
  const args = [
    '--yes',
    lighthouse,
    `${demo.url}${path}`,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
  ]
  const { code, output } = await command('npx', [...args, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: browser ?? '' },
  })
  if (code !== 0) throw new Error(`Lighthouse failed on ${path}:\n${output}`)
  /** @type {{ categories: Record<string, { title: string, score: number }> }} */
  const { categories } = JSON.parse(readFileSync(report, 'utf8'))
  const scores = Object.values(categories).map(({ title, score }) => ({
    title,
    score: Math.round(score * 100),
  }))
  const isGood = scores.every(({ score }) => score >= wanted)
  console.log(
    `${isGood ? '✓' : '✗'} ${path}: ${scores.map(({ title, score }) => `${title} ${score}`).join(', ')}`,
  )
  if (!isGood) process.exitCode = 1
}

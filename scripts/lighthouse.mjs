import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from './setup/command.mjs'
import { findBrowser } from './testing/browser.mjs'

// Measures the public pages of a running server: `npm run lighthouse -- http://127.0.0.1:3000`. `npx` downloads Lighthouse,
// which would break `npm ci` in the lock file.
const lighthouse = 'lighthouse@12.8.2'
const [url = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const minScore = 95
/** A page's score is the median of its runs, because performance varies by ten points between runs. */
const runs = 3

const folder = mkdtempSync(join(tmpdir(), 'waymark-lighthouse-'))
const report = join(folder, 'report.json')
const flags = `--headless=new --disable-gpu${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`
const output = ['--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`]
const list = '/browse/summer-camps'
const [detail = list] =
  (await (await fetch(url + list)).text()).match(/\/browse\/summer-camps\/\d+-[\w-]+/) ?? []
for (const path of ['/', '/learn-more', '/privacy-policy', '/browse', list, detail]) {
  /** @type {Record<string, number[]>} */
  const scores = {}
  for (let run = 0; run < runs; run += 1) {
    const result = await command('npx', ['--yes', lighthouse, `${url}${path}`, ...output], {
      env: { ...process.env, CHROME_PATH: findBrowser() },
    })
    if (result.code !== 0) throw new Error(`Lighthouse failed on ${path}:\n${result.output}`)
    /** @type {{ categories: Record<string, { title: string, score: number }> }} */
    const { categories } = JSON.parse(readFileSync(report, 'utf8'))
    for (const { title, score } of Object.values(categories))
      scores[title] = [...(scores[title] ?? []), Math.round(score * 100)].sort((a, b) => a - b)
  }
  const medians = Object.entries(scores).map(([title, sorted]) => ({ title, score: sorted[runs >> 1] ?? 0 }))
  const isGood = medians.every(({ score }) => score >= minScore)
  console.log(
    `${isGood ? '✓' : '✗'} ${path}: ${medians.map(({ title, score }) => `${title} ${score}`).join(', ')}`,
  )
  if (!isGood) process.exitCode = 1
}
rmSync(folder, { recursive: true, force: true })

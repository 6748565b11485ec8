import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDemo } from './pictures/with-demo.mjs'
import { command } from './setup/command.mjs'

// Fetched on demand: in the lock file, Lighthouse would break `npm ci`.
const lighthouse = 'lighthouse@12.8.2'
const pages = ['/', '/learn-more', '/privacy-policy']
const minScore = 95

await withDemo(async ({ url, browserPath, folder }) => {
  const report = join(folder, 'report.json')
  const flags = `--headless=new --disable-gpu${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`
  const output = ['--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`]
  for (const path of pages) {
    const result = await command('npx', ['--yes', lighthouse, `${url}${path}`, ...output], {
      env: { ...process.env, CHROME_PATH: browserPath },
    })
    if (result.code !== 0) throw new Error(`Lighthouse failed on ${path}:\n${result.output}`)
    /** @type {{ categories: Record<string, { title: string, score: number }> }} */
    const { categories } = JSON.parse(readFileSync(report, 'utf8'))
    const scores = Object.values(categories).map(({ title, score }) => ({
      title,
      percent: Math.round(score * 100),
    }))
    const isGood = scores.every(({ percent }) => percent >= minScore)
    const summary = scores.map(({ title, percent }) => `${title} ${percent}`).join(', ')
    console.log(`${isGood ? '✓' : '✗'} ${path}: ${summary}`)
    if (!isGood) process.exitCode = 1
  }
})

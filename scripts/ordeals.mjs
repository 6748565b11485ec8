import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ordeals } from '../src/server/testing/ordeals.ts'
import { fromRoot } from './setup/root.mjs'
import { say } from './setup/say.mjs'
import { ensureBrowser } from './testing/browser.mjs'
import { startProcessCleanup } from './testing/process-cleanup.mjs'
import { runPlaywright, runVitest } from './testing/suites.mjs'

// Runs ordeals at full length and writes their rows into docs/ordeal.md. The rows of the others stay as they are, because
// all of them together take hours.
/** @typedef {import('../src/server/testing/ordeals.ts').Ordeal} Ordeal */
/** @type {Record<string, Ordeal>} */
const all = ordeals
const failed = '**does not hold**'
const { values } = parseArgs({
  options: { only: { type: 'string' }, scale: { type: 'string', default: '1' }, from: { type: 'string' } },
})
const names = values.only?.split(',') ?? Object.keys(all)
const chosen = names.flatMap((name) => all[name] ?? [])
const scale = Number(values.scale)
if (chosen.length < names.length) refuse(`The ordeals are ${Object.keys(all).join(', ')}.`)
if (!(scale > 0 && scale <= 1)) refuse('--scale is a number above 0, up to 1.')
const folder = mkdtempSync(join(tmpdir(), 'waymark-ordeal-'))
const cleanup = startProcessCleanup()
cleanup.addFolder(folder)
for (const ordeal of chosen) {
  const row = await runOrdeal(ordeal)
  say(row)
  if (row.includes(failed)) process.exitCode = 1
  // At once, so that hours are not lost with the last one.
  writeRow(ordeal, row)
}
await cleanup.finish()

/** @param {string} sentence */
function refuse(sentence) {
  say(sentence)
  process.exit(1)
}

/** Returns its row of the page. @param {Ordeal} ordeal */
async function runOrdeal(ordeal) {
  const { promise, unit, long, suite, files, test } = ordeal
  const count = `${Math.max(1, Math.round(long * scale)).toLocaleString('en-US')} ${unit}`
  say(`\n${promise} (${count})`)
  const notes = join(folder, 'notes')
  writeFileSync(notes, '')
  const isBrowser = suite === 'browser'
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    ORDEAL: 'long',
    ORDEAL_SCALE: String(scale),
    ORDEAL_NOTES: notes,
    ORDEAL_FROM: values.from,
    ...(isBrowser && { CHROMIUM_PATH: await ensureBrowser() }),
  }
  // An ordeal looks for what fails once in a while, so a second attempt must not hide it.
  const filters = [...files, ...(test ? ['-t', test] : []), isBrowser ? '--retries=0' : '--retry=0']
  const run = { folder, cleanup, env, filters }
  const since = performance.now()
  const { passed, failures } = await (isBrowser ? runPlaywright(run) : runVitest(run, [suite], Boolean(test)))
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  const details = new Set([...readFileSync(notes, 'utf8').split('\n').filter(Boolean), ...failures])
  const isNotRun = [...details].some((detail) => detail.startsWith('not run'))
  const result = passed === 0 || failures.length > 0 ? failed : isNotRun ? 'not run' : 'holds'
  const day = new Date().toISOString().slice(0, 10)
  const machine = `Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores`
  const cells = [
    isNotRun ? '–' : count,
    result,
    cell([...details].join('; ')),
    `${seconds} s`,
    `${day}, ${machine}`,
  ]
  return `${startOf(ordeal)} ${cells.join(' | ')} |`
}

/** Keeps the rows in the order of the table of ordeals. @param {Ordeal} ordeal @param {string} row */
function writeRow(ordeal, row) {
  const page = fromRoot('docs', 'ordeal.md')
  const lines = readFileSync(page, 'utf8').split('\n')
  const head = lines.slice(0, lines.findIndex((line) => line.startsWith('|---')) + 1)
  const rows = Object.values(all).flatMap((one) =>
    one === ordeal ? row : (lines.find((line) => line.startsWith(startOf(one))) ?? []),
  )
  writeFileSync(page, `${[...head, ...rows].join('\n')}\n`)
}

/** @param {Ordeal} ordeal */
function startOf({ promise }) {
  return `| ${cell(promise)} |`
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

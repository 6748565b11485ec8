import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ordeals } from '../src/server/testing/ordeals.ts'
import { printLine } from './setup/print-line.mjs'
import { fromRoot } from './setup/root.mjs'
import { ensureBrowser } from './testing/browser.mjs'
import { startProcessCleanup } from './testing/process-cleanup.mjs'
import { runPlaywright, runVitest } from './testing/suites.mjs'

// Runs the selected ordeals at full length and updates only their rows in docs/ordeal.md: running all takes hours.
/** @typedef {import('../src/server/testing/ordeals.ts').Ordeal} Ordeal */
/** @type {Record<string, Ordeal>} */
const all = ordeals
const failed = '**does not hold**'
const { values } = parseArgs({
  options: { only: { type: 'string' }, scale: { type: 'string', default: '1' }, from: { type: 'string' } },
})
const names = values.only?.split(',') ?? Object.keys(all)
const selected = names.flatMap((name) => all[name] ?? [])
const scale = Number(values.scale)
if (selected.length < names.length) exitWithError(`The ordeals are ${Object.keys(all).join(', ')}.`)
if (!(scale > 0 && scale <= 1)) exitWithError('--scale is a number above 0, up to 1.')
const folder = mkdtempSync(join(tmpdir(), 'waymark-ordeal-'))
const cleanup = startProcessCleanup()
cleanup.addFolder(folder)
for (const ordeal of selected) {
  const row = await runOrdeal(ordeal)
  printLine(row)
  if (row.includes(failed)) process.exitCode = 1
  // Written after each ordeal, so that a later failure loses no results.
  writeRow(ordeal, row)
}
await cleanup.finish()

/** @param {string} message */
function exitWithError(message) {
  printLine(message)
  process.exit(1)
}

/** Returns the ordeal's row for docs/ordeal.md. @param {Ordeal} ordeal */
async function runOrdeal(ordeal) {
  const { promise, unit, long, suite, files, test } = ordeal
  const count = `${Math.max(1, Math.round(long * scale)).toLocaleString('en-US')} ${unit}`
  printLine(`\n${promise} (${count})`)
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
  // No retries: an ordeal looks for rare failures.
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
  return `${rowPrefix(ordeal)} ${cells.join(' | ')} |`
}

/** Sorts the rows in the order of `ordeals`. @param {Ordeal} ordeal @param {string} row */
function writeRow(ordeal, row) {
  const page = fromRoot('docs', 'ordeal.md')
  const lines = readFileSync(page, 'utf8').split('\n')
  const head = lines.slice(0, lines.findIndex((line) => line.startsWith('|---')) + 1)
  const rows = Object.values(all).flatMap((one) =>
    one === ordeal ? row : (lines.find((line) => line.startsWith(rowPrefix(one))) ?? []),
  )
  writeFileSync(page, `${[...head, ...rows].join('\n')}\n`)
}

/** @param {Ordeal} ordeal */
function rowPrefix({ promise }) {
  return `| ${cell(promise)} |`
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

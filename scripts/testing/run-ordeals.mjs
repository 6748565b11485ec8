import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fromRoot } from '../setup/root.mjs'
import { say } from '../setup/say.mjs'
import { ensureBrowser } from './browser.mjs'
import { startProcessCleanup } from './process-cleanup.mjs'
import { runPlaywright, runVitest } from './suites.mjs'

/** @typedef {import('../../src/server/testing/ordeals.ts').Ordeal} Ordeal */
/** @typedef {{ names: string[], scale: number, from: string | undefined, isWriting: boolean }} Options */
/** @typedef {{ promise: string, count: string, result: string, details: string, seconds: number }} Row */

const failed = '**does not hold**'

/**
 * Runs the long form, prints a table, and writes docs/ordeal.md unless only a part was run.
 * @param {Record<string, Ordeal>} ordeals @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runOrdeals(ordeals, args) {
  const options = optionsOf(ordeals, args)
  if (!options) {
    say('npm run ordeal -- [--only=NAME,NAME] [--scale=0.1] [--from=COMMIT] [--no-write]')
    say(`Names: ${Object.keys(ordeals).join(', ')}`)
    return 2
  }
  const folder = mkdtempSync(join(tmpdir(), 'waymark-ordeal-'))
  const cleanup = startProcessCleanup()
  cleanup.addFolder(folder)
  /** @type {Row[]} */
  const rows = []
  for (const name of options.names) {
    const ordeal = ordeals[name]
    if (ordeal) rows.push(await runOrdeal(name, ordeal, { ...options, folder, cleanup }))
    // At once, so that hours are not lost with the last one.
    if (options.isWriting) writeFileSync(fromRoot('docs', 'ordeal.md'), pageOf(rows, options.scale))
  }
  await cleanup.finish()
  say(`\n${pageOf(rows, options.scale)}`)
  return rows.some(({ result }) => result === failed) ? 1 : 0
}

/**
 * @param {string} name @param {Ordeal} ordeal
 * @param {Options & { folder: string, cleanup: import('./process-cleanup.mjs').ProcessCleanup }} run
 * @returns {Promise<Row>}
 */
async function runOrdeal(
  name,
  { promise, unit, long, suite, files, test },
  { scale, from, folder, cleanup },
) {
  const count = Math.max(1, Math.round(long * scale))
  say(`\n${promise} (${count} ${unit})`)
  const notes = join(folder, `${name}.notes`)
  const isBrowser = suite === 'browser'
  const browser = isBrowser ? await ensureBrowser() : null
  const env = {
    ...process.env,
    ORDEAL: 'long',
    ORDEAL_SCALE: String(scale),
    ORDEAL_NOTES: notes,
    ...(from && { ORDEAL_FROM: from }),
    ...(browser && { CHROMIUM_PATH: browser }),
  }
  const run = { folder, cleanup, env, filters: test ? [...files, '-t', test] : files }
  const since = performance.now()
  const { passed, failures } = await (isBrowser ? runPlaywright(run) : runVitest(run, [suite], Boolean(test)))
  const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []
  const details = [...new Set(lines), ...failures]
  const isNotRun = lines.some((line) => line.startsWith('not run'))
  const holds = passed > 0 && failures.length === 0
  return {
    promise,
    count: isNotRun ? '–' : `${count.toLocaleString('en-US')} ${unit}`,
    result: !holds ? failed : isNotRun ? 'not run' : 'holds',
    details: details.join('; '),
    seconds: (performance.now() - since) / 1000,
  }
}

/** @param {Record<string, Ordeal>} ordeals @param {string[]} args @returns {Options | null} */
function optionsOf(ordeals, args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        scale: { type: 'string', default: '1' },
        from: { type: 'string' },
        'no-write': { type: 'boolean', default: false },
      },
    })
    const names = values.only?.split(',') ?? Object.keys(ordeals)
    const scale = Number(values.scale)
    if (names.some((name) => !(name in ordeals)) || !(scale > 0 && scale <= 1)) return null
    return { names, scale, from: values.from, isWriting: !values.only && !values['no-write'] }
  } catch {
    return null
  }
}

/** @param {Row[]} rows @param {number} scale */
function pageOf(rows, scale) {
  const lines = rows.map(
    ({ promise, count, result, details, seconds }) =>
      `| ${cell(promise)} | ${count} | ${result} | ${cell(details)} | ${seconds.toFixed(0)} s |`,
  )
  const command =
    scale === 1 ? '`npm run ordeal`' : `\`npm run ordeal -- --scale=${scale}\` (a part of the full counts)`
  const machine = `Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores`
  return `# Ordeals

Written by ${command} on ${new Date().toISOString().slice(0, 10)}: ${machine}.
The counts are those of this run. \`npm test\` runs the same promises with the short counts of \`src/server/testing/ordeals.ts\`.

| promise | count | result | details | time |
|---|---|---|---|---|
${lines.join('\n')}
`
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

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
 * Runs the long form, prints a table, and writes its rows into docs/ordeal.md. The rows of ordeals that were not run stay
 * as they are, because all of them together take hours.
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
    if (!ordeal) continue
    const row = await runOrdeal(name, ordeal, { ...options, folder, cleanup })
    rows.push(row)
    // At once, so that hours are not lost with the last one.
    if (options.isWriting) writeRow(row, Object.values(ordeals))
  }
  await cleanup.finish()
  say(`\n${tableOf(rows.map(lineOf))}`)
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
  // An ordeal looks for what fails once in a while, so a second attempt must not hide it.
  const filters = [...files, ...(test ? ['-t', test] : []), isBrowser ? '--retries=0' : '--retry=0']
  const run = { folder, cleanup, env, filters }
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
    return { names, scale, from: values.from, isWriting: !values['no-write'] }
  } catch {
    return null
  }
}

/** @param {Row} row @param {Ordeal[]} all */
function writeRow(row, all) {
  const path = fromRoot('docs', 'ordeal.md')
  const before = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const lines = all.flatMap(({ promise }) =>
    promise === row.promise ? lineOf(row) : (before.find((line) => line.startsWith(startOf(promise))) ?? []),
  )
  writeFileSync(
    path,
    `# Ordeals

Written by \`npm run ordeal\`, each row by its last run; \`--only=NAME\` and \`--scale=0.1\` run a part.
\`npm test\` runs the same promises with the short counts of \`src/server/testing/ordeals.ts\`.

${tableOf(lines)}
`,
  )
}

/** @param {string[]} lines */
const tableOf = (lines) =>
  ['| promise | count | result | details | time | run on |', '|---|---|---|---|---|---|', ...lines].join('\n')

const machine = `Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores`

/** @param {Row} row */
const lineOf = ({ promise, count, result, details, seconds }) =>
  `${startOf(promise)} ${count} | ${result} | ${cell(details)} | ${seconds.toFixed(0)} s | ${new Date().toISOString().slice(0, 10)}, ${machine} |`

/** @param {string} promise */
const startOf = (promise) => `| ${cell(promise)} |`

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

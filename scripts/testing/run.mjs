import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../setup/build.mjs'
import { exitWithNpm } from '../setup/exit-with-npm.mjs'
import { withSetupLock } from '../setup/lock.mjs'
import { ensurePackages } from '../setup/packages.mjs'
import { printLine, secondsSince } from '../setup/print-line.mjs'
import { root } from '../setup/root.mjs'
import { ensureBrowser, noBrowser } from './browser.mjs'
import { checks } from './checks.mjs'
import { startProcessCleanup } from './process-cleanup.mjs'
import { runPlaywright, runVitest } from './suites.mjs'

const stages = ['check', 'build', 'unit', 'api', 'process', 'e2e']

/**
 * Runs every stage, or the named ones. `npm test -- api reviews` runs the API tests whose file names contain 'reviews';
 * a filter without a stage applies to the unit and the API tests.
 * @param {string[]} args
 */
export async function runTests(args) {
  process.chdir(root)
  exitWithNpm()
  const named = args.filter((arg) => stages.includes(arg))
  const filters = args.filter((arg) => !stages.includes(arg))
  const requested = new Set(named.length > 0 ? named : filters.length > 0 ? ['unit', 'api'] : stages)
  const cleanup = startProcessCleanup()
  const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'))
  cleanup.addFolder(folder)
  let isInterrupted = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => {
      isInterrupted = true
      cleanup.finish().then(() => process.exit(130))
    })

  /** @type {import('./suites.mjs').Outcome[]} */
  const outcomes = []
  try {
    // Runs concurrently: only the last stage needs the browser.
    const installingBrowser = requested.has('e2e') ? ensureBrowser() : Promise.resolve(undefined)
    await withSetupLock(ensurePackages)
    const run = { folder, cleanup, filters, env: { ...process.env, TMPDIR: folder } }

    const needsBuild = ['build', 'process', 'e2e'].some((stage) => requested.has(stage))
    const built = needsBuild
      ? await runStatic({ name: 'build', run: () => withSetupLock(ensureBuild) })
      : null
    if (built) outcomes.push(built)
    const isBuilt = built?.failures.length !== 1
    const notBuilt = isBuilt ? null : 'not run, because the build failed'
    const projects = [
      ...(requested.has('unit') ? ['unit', 'client'] : []),
      ...(requested.has('api') ? ['api'] : []),
      ...(requested.has('process') && isBuilt ? ['process', 'load'] : []),
    ]
    const checking = requested.has('check') ? runChecks(projects.length > 0) : []
    if (projects.length > 0) outcomes.push(await runVitest(run, projects))
    if (requested.has('process') && notBuilt) outcomes.push(failed('process', notBuilt))
    outcomes.push(...(await checking))
    if (requested.has('e2e') && !isInterrupted) {
      const browser = await installingBrowser
      const problem = notBuilt ?? (browser ? null : noBrowser)
      const env = { ...run.env, CHROMIUM_PATH: browser }
      outcomes.push(problem ? failed('browser', problem) : await runPlaywright({ ...run, env }))
    }
  } catch (error) {
    outcomes.push(failed('setup', error instanceof Error ? error.message : String(error)))
  }
  await cleanup.finish()
  process.exit(summarize(outcomes))
}

/**
 * Runs one check per core; in the background only one at a time, while tests wait for timers.
 * @param {boolean} isBackground
 */
async function runChecks(isBackground) {
  const queue = [...checks]
  /** @type {import('./suites.mjs').Outcome[]} */
  const outcomes = []
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, run } = next
      outcomes.push(await runStatic({ name, run: () => run({ isBackground }) }))
    }
  }
  await Promise.all(Array.from({ length: isBackground ? 1 : availableParallelism() }, worker))
  return outcomes
}

/**
 * @param {{ name: string, run: () => Promise<{ code: number, output: string } | void> }} stage
 * @returns {Promise<import('./suites.mjs').Outcome>}
 */
async function runStatic({ name, run }) {
  const since = performance.now()
  const result = await run().catch((error) => ({ code: 1, output: String(error?.message ?? error) }))
  const isGood = !result || result.code === 0
  printLine(`${isGood ? '✓' : '✗'} ${name} (${secondsSince(since)})`)
  return isGood ? { stage: name, passed: 1, failures: [] } : failed(name, result.output)
}

/** @param {string} stage @param {string} reason @returns {import('./suites.mjs').Outcome} */
const failed = (stage, reason) => ({ stage, passed: 0, failures: [`✗ ${stage}: ${reason}`] })

/** Prints the failures, and the counts as the last line. @param {import('./suites.mjs').Outcome[]} outcomes @returns {number} the exit code */
function summarize(outcomes) {
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const flaky = outcomes.flatMap((outcome) => outcome.flaky ?? [])
  printLine(flaky.map((name) => `\nFlaky, passed on the second attempt: ${name}`).join(''))
  printLine(
    `\n${failures.map((failure) => `${failure}\n\n`).join('')}${passed} passed, ${failures.length} failed`,
  )
  return failures.length > 0 || passed === 0 ? 1 : 0
}

import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../setup/build.mjs'
import { withSetupLock } from '../setup/lock.mjs'
import { ensurePackages } from '../setup/packages.mjs'
import { endWithNpm } from '../setup/parent.mjs'
import { root } from '../setup/root.mjs'
import { say, secondsSince } from '../setup/say.mjs'
import { checks } from './checks.mjs'
import { inTurn } from './in-turn.mjs'
import { hireJanitor } from './janitor.mjs'
import { conclude, notRun } from './outcome.mjs'
import { runPlaywright, runVitest } from './suites.mjs'
import { prepareTools } from './tools.mjs'

const stages = ['check', 'build', 'unit', 'api', 'process', 'e2e']

/**
 * Every check of the product, or those named. `npm test -- api reviews` runs the API tests whose file names hold
 * 'reviews'; without a stage, a filter looks through the unit and the API tests.
 * @param {string[]} args
 */
export async function runTests(args) {
  process.chdir(root)
  endWithNpm()
  const named = args.filter((arg) => stages.includes(arg))
  const filters = args.filter((arg) => !stages.includes(arg))
  const wanted = new Set(named.length > 0 ? named : filters.length > 0 ? ['unit', 'api'] : stages)
  if (wanted.has('process') || wanted.has('e2e')) wanted.add('build')

  const janitor = hireJanitor()
  const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'))
  janitor.removeFolder(folder)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => janitor.leave().then(() => process.exit(130)))

  /** @type {import('./outcome.mjs').Outcome[]} */
  const outcomes = []
  try {
    await withSetupLock(ensurePackages)
    const tools = await prepareTools(wanted, janitor)
    const session = { folder, janitor, filters, env: { ...process.env, ...tools.env, TMPDIR: folder } }

    const still = inTurn(availableParallelism())
    const builds = wanted.has('build') ? still(() => timed('build', () => withSetupLock(ensureBuild))) : null
    const looks = wanted.has('check') ? checks.map((check) => still(() => timed(check.name, check.run))) : []
    outcomes.push(...(await Promise.all(looks)))
    const built = await builds
    if (built) outcomes.push(built)

    if (wanted.has('unit')) {
      outcomes.push(await runVitest(session, 'unit', 'unit'))
      outcomes.push(await runVitest(session, 'client', 'client'))
    }
    if (wanted.has('api')) outcomes.push(await runVitest(session, 'API', 'api'))
    const unbuilt = built && built.failed > 0 ? 'not run, because the build failed' : null
    if (wanted.has('process'))
      outcomes.push(unbuilt ? notRun('process', unbuilt) : await runVitest(session, 'process', 'process'))
    if (wanted.has('e2e')) {
      const missing = unbuilt ?? tools.browserProblem
      outcomes.push(missing ? notRun('browser', missing) : await runPlaywright(session, 'browser'))
    }
    await tools.stop()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    outcomes.push(notRun('set-up', 'the reason is above'))
  }
  await janitor.leave()
  process.exit(conclude(outcomes))
}

/**
 * @param {string} stage
 * @param {() => Promise<{ code: number, output: string } | void>} work
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
async function timed(stage, work) {
  const since = performance.now()
  const { code, output } = await work().then(
    (result) => result ?? { code: 0, output: '' },
    (error) => ({ code: 1, output: String(error?.message ?? error) }),
  )
  if (code !== 0) say(output)
  say(`${code === 0 ? '✓' : '✗'} ${stage} (${secondsSince(since)})`)
  return { stage, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

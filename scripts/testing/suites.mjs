import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fromRoot, root } from '../setup/root.mjs'
import { say } from '../setup/say.mjs'
import { signalGroup } from './janitor.mjs'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'

/**
 * @typedef {object} Session what one run of the tests shares
 * @property {string} folder for reports, removed at the end
 * @property {import('./janitor.mjs').Janitor} janitor
 * @property {string[]} filters parts of file names
 * @property {NodeJS.ProcessEnv} env
 */

/** @param {Session} session @param {string} stage @param {string} project */
export async function runVitest(session, stage, project) {
  const report = join(session.folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await suite(session, stage, 'vitest/vitest.mjs', [
    'run',
    '--project',
    project,
    ...reporters,
    ...session.filters,
  ])
  return outcome(session, stage, code, () => readVitestReport(report))
}

/** @param {Session} session @param {string} stage */
export async function runPlaywright(session, stage) {
  const report = join(session.folder, 'playwright.json')
  const env = { ...session.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = ['test', '--reporter=list,json', ...session.filters]
  const code = await suite({ ...session, env }, stage, '@playwright/test/cli.js', args)
  return outcome(session, stage, code, () => readPlaywrightReport(report))
}

/**
 * Each suite leads a process group of its own, so that ending it ends the servers and browsers it started.
 * @param {Session} session @param {string} stage @param {string} script @param {string[]} args
 * @returns {Promise<number>}
 */
function suite(session, stage, script, args) {
  say(`\n${stage}`)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fromRoot('node_modules', script), ...args], {
      cwd: root,
      env: session.env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    const pid = child.pid ?? 0
    session.janitor.watchGroup(pid)
    child.once('exit', (code) => {
      // A test that failed half-way may have left a server behind.
      signalGroup(pid, 'SIGKILL')
      session.janitor.forgetGroup(pid)
      resolve(code ?? 1)
    })
  })
}

/**
 * @param {Session} session @param {string} stage @param {number} code
 * @param {() => import('./reports.mjs').Counts} read
 * @returns {import('./outcome.mjs').Outcome}
 */
function outcome(session, stage, code, read) {
  const { passed, failed, skipped, complaints } = counts(read)
  if (skipped > 0)
    return { stage, passed, failed: failed + skipped, complaint: `${skipped} skipped`, complaints }
  if (failed > 0) return { stage, passed, failed, complaints }
  if (passed === 0 && session.filters.length > 0)
    return { stage, passed, failed, complaint: 'nothing matches' }
  if (passed === 0) return { stage, passed, failed: 1, complaint: 'no test ran' }
  if (code !== 0)
    return { stage, passed, failed: 1, complaint: `an error outside of any test, exit code ${code}` }
  return { stage, passed, failed }
}

/** @param {() => import('./reports.mjs').Counts} read */
function counts(read) {
  try {
    return read()
  } catch {
    return { passed: 0, failed: 0, skipped: 0, complaints: [] }
  }
}

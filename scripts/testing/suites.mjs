import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { printLine } from '../setup/print-line.mjs'
import { fromRoot, root } from '../setup/root.mjs'
import { signalGroup } from './process-cleanup.mjs'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'

/** @typedef {{ stage: string, passed: number, failures: string[], flaky?: string[] }} Outcome */

/**
 * @typedef {object} Run
 * @property {string} folder for reports, removed at the end
 * @property {import('./process-cleanup.mjs').ProcessCleanup} cleanup
 * @property {string[]} filters parts of file names
 * @property {NodeJS.ProcessEnv} env
 */

/**
 * Runs all projects in one Vitest process, which starts once and keeps its workers busy.
 * @param {Run} run @param {string[]} projects @param {boolean} [isFilteredByName] whether `-t` selects tests by name: the others count as skipped
 */
export async function runVitest(run, projects, isFilteredByName = false) {
  const report = join(run.folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), ...reporters, ...run.filters]
  const code = await runSuite(run, 'vitest/vitest.mjs', args)
  return outcomeOf(run, projects.join(', '), code, () => ({
    ...readVitestReport(report),
    ...(isFilteredByName && { skipped: 0 }),
  }))
}

/** @param {Run} run */
export async function runPlaywright(run) {
  const report = join(run.folder, 'playwright.json')
  const env = { ...run.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = ['test', '--reporter=list,json', ...run.filters]
  const code = await runSuite({ ...run, env }, '@playwright/test/cli.js', args)
  return outcomeOf(run, 'browser', code, () => readPlaywrightReport(report))
}

/**
 * A suite has its own process group, so that killing it also kills its servers and browsers.
 * @param {Run} run @param {string} script @param {string[]} args
 * @returns {Promise<number>}
 */
function runSuite({ env, cleanup }, script, args) {
  printLine('')
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fromRoot('node_modules', script), ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    const pid = child.pid ?? 0
    cleanup.addGroup(pid)
    child.once('exit', (code) => {
      signalGroup(pid, 'SIGKILL')
      cleanup.removeGroup(pid)
      resolve(code ?? 1)
    })
  })
}

/**
 * A skipped test, an error outside of tests and a suite without tests count as failures.
 * @param {Run} run @param {string} stage @param {number} code @param {() => import('./reports.mjs').Report} read
 * @returns {Outcome}
 */
function outcomeOf({ filters }, stage, code, read) {
  try {
    const { passed, failures, flaky, skipped } = read()
    const skips = Array.from({ length: skipped }, () => `✗ ${stage}: a test was skipped`)
    const all = [...failures, ...skips]
    if (all.length === 0 && code !== 0) all.push(`✗ ${stage}: an error outside of tests, exit code ${code}`)
    if (all.length === 0 && passed === 0 && filters.length === 0) all.push(`✗ ${stage}: no test ran`)
    return { stage, passed, failures: all, flaky }
  } catch {
    return { stage, passed: 0, failures: [`✗ ${stage}: no report, exit code ${code}`] }
  }
}

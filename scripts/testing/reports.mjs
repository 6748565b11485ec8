import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../setup/root.mjs'

/**
 * `complaints` name what failed and say why, for the summary: what was printed at the time may be thousands of lines up.
 * @typedef {{ passed: number, failed: number, skipped: number, complaints: string[] }} Counts
 */

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile */

/** @param {string} path @returns {Counts} */
export function readVitestReport(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const failed = report.testResults.flatMap((/** @type {VitestFile} */ file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length > 0)
      return tests.map((test) => complaint(file.name, test.fullName, test.failureMessages?.join('\n')))
    // A file that does not even load has no failed test of its own to be counted by.
    return file.status === 'failed' ? [complaint(file.name, 'the file itself', file.message)] : []
  })
  return {
    passed: report.numPassedTests,
    failed: failed.length,
    skipped: report.numPendingTests + report.numTodoTests,
    complaints: failed,
  }
}

/** @typedef {{ status: string, results: { error?: { message?: string } }[] }} PlaywrightTest */
/** @typedef {{ title: string, file: string, ok: boolean, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/** @param {string} path @returns {Counts} */
export function readPlaywrightReport(path) {
  const { stats, errors, suites } = JSON.parse(readFileSync(path, 'utf8'))
  /** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  const failed = specsOf({ suites }).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) =>
        complaint(spec.file, spec.title, test.results.find(({ error }) => error)?.error?.message),
      ),
  )
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    complaints: [
      ...failed,
      ...errors.map((/** @type {{ message?: string }} */ error) =>
        complaint('', 'outside of any', error.message),
      ),
    ],
  }
}

const linesShown = 30

/** @param {string} file @param {string} test @param {string} [why] */
function complaint(file, test, why = '') {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, linesShown)
  return [`✗ ${relative(root, file) || 'tests'} › ${test}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

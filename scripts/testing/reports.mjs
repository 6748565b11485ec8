import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../setup/root.mjs'

/** @typedef {{ passed: number, failures: string[], skipped: number }} Report */
/** @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} VitestFile */
/** @typedef {{ title: string, file: string, tests: { status: string }[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/** @param {string} path @returns {Report} */
export function readVitestReport(path) {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = readJson(path)
  const failures = testResults.flatMap((/** @type {VitestFile} */ { name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that does not load has no failed test.
    if (failed.length === 0) return status === 'failed' ? [failure(name, 'could not be loaded')] : []
    return failed.map(({ fullName }) => failure(name, fullName))
  })
  return { passed: numPassedTests, failures, skipped: numPendingTests + numTodoTests }
}

/** @param {string} path @returns {Report} */
export function readPlaywrightReport(path) {
  const { stats, errors, suites } = readJson(path)
  /** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  const failures = specsOf({ suites }).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(() => failure(file, title)),
  )
  const others = errors.map((/** @type {{ message: string }} */ { message }) => failure('', message))
  return { passed: stats.expected, failures: [...failures, ...others], skipped: stats.skipped }
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The messages are in the output of the suite. @param {string} file @param {string} test */
const failure = (file, test) => `✗ ${relative(root, file)} › ${test}`

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../setup/root.mjs'

/** @typedef {{ passed: number, failures: string[], skipped: number }} Report */

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile */

/** @param {string} path @returns {Report} */
export function readVitestReport(path) {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = readJson(path)
  const failures = testResults.flatMap((/** @type {VitestFile} */ file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    // A file that does not load has no failed test.
    if (failed.length === 0) return file.status === 'failed' ? [failure(file.name, '', file.message)] : []
    return failed.map((test) => failure(file.name, test.fullName, test.failureMessages?.join('\n')))
  })
  return { passed: numPassedTests, failures, skipped: numPendingTests + numTodoTests }
}

/** @typedef {{ status: string, results: { error?: { message?: string } }[] }} PlaywrightTest */
/** @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/** @param {string} path @returns {Report} */
export function readPlaywrightReport(path) {
  const { stats, errors, suites } = readJson(path)
  /** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  const failures = specsOf({ suites }).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failure(file, title, results.find(({ error }) => error)?.error?.message)),
  )
  const others = errors.map((/** @type {{ message?: string }} */ error) => failure('', '', error.message))
  return { passed: stats.expected, failures: [...failures, ...others], skipped: stats.skipped }
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** @param {string} file @param {string} test @param {string} [message] */
function failure(file, test, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 30)
  return [`✗ ${relative(root, file)} › ${test}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../setup/root.mjs'

/** `flaky` tests passed on their second attempt. @typedef {{ passed: number, failures: string[], flaky: string[], skipped: number }} Report */

/** @param {string} path @returns {Report} */
export function readVitestReport(path) {
  /** @type {import('vitest/reporters').JsonTestResults} */
  const { numPassedTests, numPendingTests, numTodoTests, testResults: files } = readJson(path)
  const failures = files.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that fails to load has no failed test.
    if (failed.length === 0) return status === 'failed' ? [`✗ ${testName(name, 'could not be loaded')}`] : []
    return failed.map(({ fullName }) => `✗ ${testName(name, fullName)}`)
  })
  const flaky = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages?.length)
      .map(({ fullName }) => testName(name, fullName)),
  )
  return { passed: numPassedTests, failures, flaky, skipped: numPendingTests + numTodoTests }
}

/** @param {string} path @returns {Report} */
export function readPlaywrightReport(path) {
  /** @type {import('@playwright/test/reporter').JSONReport} */
  const { stats, errors, suites } = readJson(path)
  /** @param {typeof suites[number]} suite @returns {typeof suite.specs} */
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({ status, name: testName(join('e2e', file), title) })),
    )
  /** @param {string} status */
  const withStatus = (status) => tests.filter((test) => test.status === status).map(({ name }) => name)
  const flaky = withStatus('flaky')
  const failures = [...withStatus('unexpected'), ...errors.map(({ message = '' }) => message)].map(
    (name) => `✗ ${name}`,
  )
  return { passed: stats.expected + flaky.length, failures, flaky, skipped: stats.skipped }
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The suite's output has the error messages. @param {string} file @param {string} test */
const testName = (file, test) => `${relative(root, file)} › ${test}`

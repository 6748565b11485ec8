import { say } from '../setup/say.mjs'

/**
 * What one stage found; `complaints` name the tests that failed.
 * @typedef {{ stage: string, passed: number, failed: number, complaint?: string, complaints?: string[] }} Outcome
 */

/** @param {Outcome[]} outcomes @returns {number} the exit code */
export function conclude(outcomes) {
  const width = Math.max(...outcomes.map(({ stage }) => stage.length))
  say('')
  for (const complaint of outcomes.flatMap(({ complaints = [] }) => complaints)) say(`${complaint}\n`)
  for (const { stage, passed, failed, complaint } of outcomes)
    say(
      `  ${stage.padEnd(width)}  ${passed} passed${failed ? `, ${failed} failed` : ''}${complaint ? `: ${complaint}` : ''}`,
    )
  const passed = sum(outcomes.map((outcome) => outcome.passed))
  const failed = sum(outcomes.map((outcome) => outcome.failed))
  say('')
  say(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

/** A stage that could not run has failed: nothing is skipped silently. @param {string} stage @param {string} complaint @returns {Outcome} */
export const notRun = (stage, complaint) => ({ stage, passed: 0, failed: 1, complaint })

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

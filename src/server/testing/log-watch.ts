import type { DestinationStream } from 'pino'

/** Collects log lines; unexpected errors fail the test. */
export function createLogWatch() {
  let lines: Record<string, unknown>[] = []
  let expected: RegExp[] = []
  const destination: DestinationStream = { write: (line) => void lines.push(JSON.parse(line)) }
  return {
    destination,
    lines: () => lines,
    /** For tests that cause an error on purpose. */
    expectError: (pattern: RegExp) => void expected.push(pattern),
    takeUnexpected() {
      const errors = lines
        .filter(({ level }) => level === 'error' || level === 'fatal')
        .map((line) => JSON.stringify(line))
      const unexpected = errors.filter((line) => !expected.some((pattern) => pattern.test(line)))
      lines = []
      expected = []
      return unexpected
    },
  }
}

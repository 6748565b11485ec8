import { createLogger } from '#server/http/logging.ts'

/** The logger of the server, with lines that a test can read. */
export function recordingLogger() {
  const lines: Record<string, unknown>[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { logger, lines }
}

import { createLogger } from '#server/http/logging.ts'

/** The server's logger, writing to an array. */
export function recordingLogger() {
  const lines: Record<string, unknown>[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { logger, lines }
}

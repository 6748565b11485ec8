import { pino } from 'pino'

/** A real logger whose lines a test can read, to see what they say and what they keep to themselves. */
export function recordingLogger() {
  const lines: Record<string, unknown>[] = []
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { logger, lines }
}

import type { DestinationStream } from 'pino'

const problemLevels = new Set(['warn', 'error', 'fatal'])
const colors: Record<string, number> = { fatal: 31, error: 31, warn: 33, info: 36, debug: 90, trace: 90 }

/** Formats JSON log lines for a terminal. */
export function terminalLog(write: (text: string) => void): DestinationStream {
  return { write: (line) => write(`${format(line)}\n`) }
}

/** Messages may contain text of other programs, which must neither start a line nor control the terminal. */
const escaped = (value: unknown) =>
  String(value).replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )

/** '10:12:03 info GET /api/home 200 12 ms'. Only warnings and errors have the request id; a line that is not JSON is only escaped. */
function format(line: string): string {
  const entry = parse(line)
  if (entry === null) return escaped(line.trimEnd())
  const { level, time, msg, requestId, method, route, status, ms, err, ...rest } = entry
  const label = `\u001B[${colors[String(level)] ?? 0}m${String(level).padEnd(5)}\u001B[0m`
  const text =
    msg === 'request' ? `${method} ${route ?? '(no such address)'} ${status} ${ms} ms` : (msg ?? '')
  const facts = Object.entries(rest)
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .map(escaped)
  const request =
    requestId !== undefined && problemLevels.has(String(level)) ? ` (request ${escaped(requestId)})` : ''
  return `${String(time).slice(11, 19)} ${label} ${escaped(text)}${facts.join('')}${request}${describeError(err)}`
}

function describeError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  const { type, message, code, at, cause } = Object.assign({ at: [] }, error) as Record<string, unknown>
  const frames = Array.isArray(at) ? at.map((frame) => `\n      at ${escaped(frame)}`) : []
  const reason = describeError(cause)
  const what = escaped(`${type}: ${message}${code === undefined ? '' : ` (${code})`}`)
  return `\n    ${what}${frames.join('')}${reason}`
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

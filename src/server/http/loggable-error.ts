export interface LoggableError {
  type: string
  message: string
  code?: string
  constraint?: string
  at?: string[]
  cause?: LoggableError
}

/** Database messages repeat values, so the log has only code and constraint of a database error. Redacts email addresses. */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is not an Error was thrown' }
  const code = textOf(error, 'code')
  const constraint = textOf(error, 'constraint')
  return {
    type: error.name,
    message: messageOf(error, code),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    at: framesOf(error),
    ...(error.cause !== undefined && depth < 4 && { cause: loggableError(error.cause, depth + 1) }),
  }
}

function messageOf(error: Error, code: string | undefined) {
  const isQuery = error.message.startsWith('Failed query')
  if (isQuery) return 'Failed query'
  if (/^[0-9A-Z]{5}$/.test(code ?? '')) return 'database error'
  return error.message.replace(/\S+@\S+/g, '[email]').slice(0, 500)
}

/** Omits the first lines, which repeat the message. */
function framesOf(error: Error) {
  const lines = error.stack?.split('\n') ?? []
  return lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim().slice(3))
}

function textOf(error: Error, key: string) {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : undefined
}

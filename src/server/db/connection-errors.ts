/**
 * Whether the driver itself reports that the connection was lost or could not be made. These errors have no code, unlike
 * those of PostgreSQL and of the socket.
 */
export function isConnectionError(error: object): boolean {
  const message = 'message' in error ? String(error.message) : ''
  return messages.some((start) => message.startsWith(start))
}

const messages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]

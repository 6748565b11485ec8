import type { Config } from './config.ts'
import { ConfigError } from './config-problems.ts'
import { causesOf, isConnectionError } from './db/database-errors.ts'
import { EmbeddedDatabaseError } from './db/embedded-error.ts'
import { DatabaseTooNewError } from './db/migrate.ts'

type Place = Pick<Config, 'host' | 'port'>

/** Explains a startup failure and its fix to the operator. Null for a defect. */
export function explainStartError(error: unknown, place: Place | null): string | null {
  if (error instanceof ConfigError) return error.message
  if (error instanceof EmbeddedDatabaseError || error instanceof DatabaseTooNewError) return error.message
  const root: (NodeJS.ErrnoException & { hostname?: string }) | undefined = causesOf(error).at(-1)
  if (root === undefined) return null
  const { code = '', syscall, path, hostname } = root
  if (place && (syscall === 'listen' || hostname === place.host)) return aboutListening(code, place)
  if (path !== undefined && ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code)) {
    return `${path} cannot be written (${code}). Make room or give this account the right to, or set DATA_DIR.`
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full. Make room, then start again.'
  if (syscall === 'connect' || syscall === 'getaddrinfo') return `${unreachable} (${code}).`
  if (isConnectionError(root)) return `${unreachable} (${root.message}).`
  return aboutDatabase(code)
}

function aboutListening(code: string, { host, port }: Place) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`
    case 'EACCES':
      return `This account may not listen on port ${port}: ports below 1024 are reserved. Choose another with PORT.`
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`
    default:
      return `The server cannot listen on ${host}, port ${port} (${code}). Check HOST and PORT.`
  }
}

const unreachable =
  'The database of DATABASE_URL does not answer. Check that it runs and that its host and port are right'

function aboutDatabase(code: string) {
  switch (code) {
    case 'ECONNRESET':
    case 'ETIMEDOUT':
    case '57P03':
      return `${unreachable} (${code}).`
    case '53100':
      return 'The disk of the database is full. Make room, then start again.'
    case '28000':
    case '28P01':
      return 'The database of DATABASE_URL refuses its user name or password.'
    case '3D000':
      return 'The database server of DATABASE_URL has no database of that name. Create it first (createdb).'
    case '42501':
      return 'The user of DATABASE_URL may not create tables in its database. Grant it that right.'
    default:
      return null
  }
}

export interface ServerHost {
  /** A name, an address, or the folder of a Unix socket. */
  host: string
  port: number
}

export type HostKind = 'read-write' | 'read-only' | 'primary' | 'standby'

export interface Encryption {
  isRequired: boolean
  /** The server must prove its name by a certificate. */
  isVerified: boolean
  /** Whose certificates count, beside those that every program trusts. */
  authorityFile: string | null
}

export interface ServerUrl {
  /** The same address with its first host alone: which host, of which kind, and encryption are seen to elsewhere. */
  url: string
  hosts: ServerHost[]
  encryption: Encryption | null
  /** Null: any host will do. */
  kind: HostKind | null
  /** For people: everything but who and the password. */
  describe: string
}

const seenToElsewhere = ['host', 'sslmode', 'ssl', 'sslrootcert', 'target_session_attrs']

/** Takes a PostgreSQL address apart: `postgres://user:password@host1:5432,host2:5433/name?target_session_attrs=read-write`. */
export function readServerUrl(given: string): ServerUrl {
  const match = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?/i.exec(given)
  if (!match) throw new Error('DATABASE_URL is not an address like postgres://user:password@host:5432/name.')
  const [, scheme = '', user = '', authority = '', path = '', search = ''] = match
  const query = new URLSearchParams(search)
  const places = (decodeURIComponent(authority) || query.get('host') || 'localhost').split(',').map(readPlace)
  const first = places[0] ?? { host: 'localhost', port: 5432 }
  const encryption = encryptionOf(query)
  const kind = kindOf(query.get('target_session_attrs'))
  for (const name of seenToElsewhere) query.delete(name)
  const rest = query.size > 0 ? `?${query}` : ''
  const database = decodeURIComponent(path.slice(1))
  const where = places.map((place) => socketPathOf(place) ?? `${place.host}:${place.port}`).join(', ')
  return {
    url: `${scheme}${user}${nameOf(first)}:${first.port}${path}${rest}`,
    hosts: places,
    encryption,
    kind,
    describe: `PostgreSQL at ${where}${database ? `, database ${database}` : ''}`,
  }
}

function readPlace(name: string): ServerHost {
  const match = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(name)
  const host = match?.[1] ?? match?.[2]
  if (!host) throw new Error(`DATABASE_URL names a host that cannot be read: ${name}`)
  return { host, port: Number(match?.[3] ?? 5432) }
}

/** Where a host is a Unix socket, its file. */
export function socketPathOf({ host, port }: ServerHost): string | null {
  return host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : null
}

/** In an address, the colons of IPv6 stand in brackets; a Unix socket has no name there. */
function nameOf(place: ServerHost) {
  if (socketPathOf(place)) return 'localhost'
  return place.host.includes(':') ? `[${place.host}]` : place.host
}

/** The modes of PostgreSQL's own clients, and the driver's own spelling, `ssl=true`, which is the strictest. */
function encryptionOf(query: URLSearchParams): Encryption | null {
  const mode = query.get('sslmode') ?? query.get('ssl') ?? 'disable'
  const root = query.get('sslrootcert')
  const authorityFile = root === 'system' ? null : root
  switch (mode) {
    case 'disable':
    case 'false':
      return null
    case 'allow':
    case 'prefer':
      return { isRequired: false, isVerified: false, authorityFile }
    case 'require':
      return { isRequired: true, isVerified: root !== null, authorityFile }
    case 'verify-ca':
    case 'verify-full':
    case 'true':
      return { isRequired: true, isVerified: true, authorityFile }
    default:
      throw new Error(
        `DATABASE_URL has an sslmode that is not known: ${mode}. Known are disable, allow, prefer, require, verify-ca and verify-full.`,
      )
  }
}

const hostKinds: readonly HostKind[] = ['read-write', 'read-only', 'primary', 'standby']

function kindOf(asked: string | null): HostKind | null {
  if (asked === null || asked === 'any') return null
  const kind = hostKinds.find((known) => known === asked)
  if (kind) return kind
  const known = hostKinds.join(', ')
  throw new Error(
    `DATABASE_URL has a target_session_attrs that is not known: ${asked}. Known are any, ${known}.`,
  )
}

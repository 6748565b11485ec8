export interface ServerHost {
  host: string
  port: number
}

export type HostKind = 'read-write' | 'read-only' | 'primary' | 'standby'

export interface ServerUrl {
  /** The same address with its first host alone: which host, of which kind, and encryption are seen to elsewhere. */
  url: string
  /** Empty when the address names a Unix socket, which has no second host. */
  hosts: ServerHost[]
  /** Null: not encrypted. */
  tls: { isRequired: boolean; isVerified: boolean } | null
  /** Null: any host will do. */
  kind: HostKind | null
  /** For people: everything but who and the password. */
  describe: string
}

/** Takes a PostgreSQL address apart: `postgres://user:password@host1:5432,host2:5433/name?target_session_attrs=read-write`. */
export function readServerUrl(given: string): ServerUrl {
  const match = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?/i.exec(given)
  if (!match) throw new Error('DATABASE_URL is not an address like postgres://user:password@host:5432/name.')
  const [, scheme = '', user = '', list = '', path = '', search = ''] = match
  const names = decodeURIComponent(list).split(',').filter(Boolean)
  const isSocket = names.length === 0 || names.some((name) => name.startsWith('/'))
  const query = new URLSearchParams(search)
  const tls = tlsOf(query.get('sslmode') ?? query.get('ssl'))
  const kind = kindOf(query.get('target_session_attrs'))
  if (!isSocket) for (const name of ['sslmode', 'ssl', 'target_session_attrs']) query.delete(name)
  const database = decodeURIComponent(path.slice(1))
  const rest = query.size > 0 ? `?${query}` : ''
  return {
    url: `${scheme}${user}${list.split(/,|%2C/i)[0] ?? ''}${path}${rest}`,
    hosts: isSocket ? [] : names.map(readHost),
    tls,
    kind,
    describe: `PostgreSQL at ${names.join(', ') || 'localhost'}${database ? `, database ${database}` : ''}`,
  }
}

function kindOf(asked: string | null): HostKind | null {
  if (asked === null || asked === '' || asked === 'any') return null
  const kind = hostKinds.find((known) => known === asked)
  if (!kind)
    throw new Error(
      `DATABASE_URL has a target_session_attrs that is not known: ${asked}. Known are any, ${hostKinds.join(', ')}.`,
    )
  return kind
}

const hostKinds: readonly HostKind[] = ['read-write', 'read-only', 'primary', 'standby']

/** The modes of PostgreSQL's own clients; the driver's own spelling, `ssl=true`, is the strictest. */
function tlsOf(mode: string | null) {
  switch (mode) {
    case null:
    case '':
    case 'disable':
    case 'false':
      return null
    case 'allow':
    case 'prefer':
      return { isRequired: false, isVerified: false }
    case 'require':
      return { isRequired: true, isVerified: false }
    case 'verify-ca':
    case 'verify-full':
    case 'true':
      return { isRequired: true, isVerified: true }
    default:
      throw new Error(
        `DATABASE_URL has an sslmode that is not known: ${mode}. Known are disable, allow, prefer, require, verify-ca and verify-full.`,
      )
  }
}

function readHost(name: string): ServerHost {
  const match = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(name)
  const host = match?.[1] ?? match?.[2]
  if (!host) throw new Error(`DATABASE_URL names a host that cannot be read: ${name}`)
  return { host, port: Number(match?.[3] ?? 5432) }
}

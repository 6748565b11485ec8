import type { Sql } from 'postgres'
import type { HostKind, ServerHost } from './server-url.ts'

interface Options {
  kind: HostKind
  /** A pool for one host alone, which is used for one question and ended. */
  connect(host: ServerHost): Sql
}

/**
 * Asks hosts whether they are what `target_session_attrs` wants: after a fail-over the old primary may be back as a
 * stand-by. A pool that reconnects asks many times at once, and is answered once.
 */
export function createHostCheck({ kind, connect }: Options) {
  const underWay = new Map<ServerHost, Promise<boolean>>()

  return (host: ServerHost): Promise<boolean> => {
    const isAccepted = underWay.get(host) ?? ask(host).finally(() => underWay.delete(host))
    underWay.set(host, isAccepted)
    return isAccepted
  }

  async function ask(host: ServerHost) {
    const sql = connect(host)
    try {
      const [row] = await sql<{ isStandby: boolean; isReadOnly: boolean }[]>`
        select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only')::bool as "isReadOnly"`
      return row !== undefined && isOfKind[kind](row)
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
}

const isOfKind: Record<HostKind, (state: { isStandby: boolean; isReadOnly: boolean }) => boolean> = {
  'read-write': ({ isReadOnly }) => !isReadOnly,
  'read-only': ({ isReadOnly }) => isReadOnly,
  primary: ({ isStandby }) => !isStandby,
  standby: ({ isStandby }) => isStandby,
}

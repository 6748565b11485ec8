import type { Database, DatabaseTools, ServerDatabaseOptions } from './client.ts'
import { createHostCheck } from './host-check.ts'
import { openingAtOnce } from './line-start.ts'
import { connectSeconds, createPool, defaultLimits, idleSeconds } from './pool.ts'
import { createServerLine } from './server-line.ts'
import { readServerUrl, type ServerHost } from './server-url.ts'

const graceMs = 10_000

export async function connectServer(
  { url, poolSize, ...limits }: ServerDatabaseOptions,
  { logger }: DatabaseTools,
): Promise<Database> {
  const { url: driverUrl, hosts, encryption, kind, describe } = readServerUrl(url)
  const { statementTimeoutMs = defaultLimits.statementTimeoutMs } = limits
  const line = {
    encryption,
    connectMs: (connectSeconds * 1000) / 2,
    // Without a time limit on statements nothing can be concluded from silence.
    silenceMs:
      statementTimeoutMs === 0
        ? Number.POSITIVE_INFINITY
        : Math.max(statementTimeoutMs, idleSeconds * 1000) + graceMs,
  }
  const accepts = kind
    ? createHostCheck({ kind, connect: (host) => poolOf([host]).openPatientSql() })
    : undefined
  const pool = poolOf(hosts, accepts)

  return {
    db: pool.db,
    sql: pool.sql,
    engine: 'server',
    describe,
    ping: pool.ping,
    openPatientSql: pool.openPatientSql,
    listen: pool.listen,
    close: pool.end,
  }

  function poolOf(hosts: ServerHost[], accepts?: (host: ServerHost) => Promise<boolean>) {
    const socket = createServerLine({ ...line, hosts, accepts })
    const driver = { ssl: false, socket, connection: openingAtOnce }
    return createPool({ url: driverUrl, driver, size: poolSize, limits, logger })
  }
}

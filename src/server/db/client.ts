import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type ChannelConnection, type ChannelListener, listenToChannel } from './listen.ts'
import type { DatabaseLogger } from './logger.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Queryable = Db | Tx

export interface Database {
  db: Db
  pool: pg.Pool
  /** Without user name and password. */
  describe: string
  /** Rejects after five seconds. */
  ping(): Promise<void>
  /** A connection of its own without timeouts, for migrations and bulk work. */
  withUnlimitedClient<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>
  /** Reconnects for as long as the process runs. */
  listen(channel: string, listener: ChannelListener): ChannelConnection
  close(): Promise<void>
}

export interface DatabaseOptions {
  connection: pg.ClientConfig
  poolSize: number
  statementTimeoutMs?: number
  idleInTransactionMs?: number
}

export function openDatabase(
  { connection, poolSize, statementTimeoutMs = 15_000, idleInTransactionMs = 15_000 }: DatabaseOptions,
  { logger }: { logger: DatabaseLogger },
): Database {
  const settings: pg.ClientConfig = {
    application_name: 'waymark',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: calendarDatesAsText(),
    ...connection,
  }
  const pool = new pg.Pool({
    ...settings,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    // Just-in-time compilation of a plan takes longer than any query here runs.
    onConnect: (client) => client.query('set jit = off'),
  })
  // A busy pool must not delay health checks.
  const pings = new pg.Pool({ ...settings, max: 1, idleTimeoutMillis: 30_000, query_timeout: 5_000 })
  pings.on('error', () => undefined)
  pings.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => logger.warn({ err: error }, 'Lost an idle connection to the database'))
  // The pool handles errors of idle connections only; without a listener, a broken connection in use would
  // end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))

  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    describe: describeConnection(connection),
    async ping() {
      await pings.query('select 1')
    },
    async withUnlimitedClient(work) {
      const client = new pg.Client(settings)
      client.on('error', () => undefined)
      await client.connect()
      try {
        await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
        return await work(client)
      } finally {
        await client.end()
      }
    },
    listen: (channel, listener) =>
      listenToChannel({ channel, listener, connect: () => new pg.Client(settings), logger }),
    async close() {
      await Promise.all([pings.end(), pool.end()])
    },
  }
}

/** A calendar date has no time zone, so it must never become a Date. */
function calendarDatesAsText() {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.DATE, String)
  return types
}

function describeConnection(connection: pg.ClientConfig) {
  const { host, port, database } = new pg.Client(connection)
  const address = host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : `${host}:${port}`
  return `PostgreSQL at ${address}${database ? `, database ${database}` : ''}`
}

import { Socket } from 'node:net'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from '#server/logger.ts'
import { noResponseMessage } from './database-errors.ts'
import { type ChannelListener, listenToChannel } from './listen.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Queryable = Db | Tx

export type Database = ReturnType<typeof openDatabase>

export interface DatabaseOptions {
  connection: pg.ClientConfig
  /** Per pool. */
  poolSize: number
  statementTimeoutMs?: number
  idleInTransactionMs?: number
  connectTimeoutMs?: number
  /** Longer than the others: the server cancels slow statements, the client destroys hanging connections. */
  responseTimeoutMs?: number
}

const bulkStatementTimeoutMs = 60_000
/** Imports disable the server's timeouts. */
const bulkResponseTimeoutMs = 300_000

export function openDatabase(
  {
    connection,
    poolSize,
    statementTimeoutMs = 8_000,
    idleInTransactionMs = 8_000,
    connectTimeoutMs = 5_000,
    responseTimeoutMs = Math.max(statementTimeoutMs, idleInTransactionMs) + 2_000,
  }: DatabaseOptions,
  { logger }: { logger: Logger },
) {
  const settings: pg.ClientConfig = {
    application_name: 'waymark',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: calendarDatesAsText(),
    ...connection,
  }
  const pool = openPool({ statementTimeoutMs, idleInTransactionMs, responseTimeoutMs })
  limitInactivity(pool, responseTimeoutMs)
  const bulkPool = openPool({
    statementTimeoutMs: bulkStatementTimeoutMs,
    idleInTransactionMs: bulkStatementTimeoutMs,
    responseTimeoutMs: bulkResponseTimeoutMs,
  })
  // A busy pool must not delay health checks.
  const pings = new pg.Pool({ ...settings, max: 1, idleTimeoutMillis: 30_000, query_timeout: 5_000 })
  pings.on('error', () => undefined)
  pings.on('connect', (client) => client.on('error', () => undefined))

  return {
    /** For requests: connecting and one statement take at most 15 seconds, even if the server hangs. */
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    /** For imports and background jobs, whose statements take longer. */
    bulkDb: drizzle(bulkPool, { casing: 'snake_case' }),
    /** Excludes user name and password. */
    describe: describeConnection(connection),
    /** Rejects after five seconds. */
    async ping() {
      await pings.query('select 1')
    },
    /** A dedicated connection without timeouts, for migrations and bulk work. */
    async withUnlimitedClient<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
      const client = new pg.Client(settings)
      client.on('error', () => undefined)
      await client.connect()
      try {
        await client.query(sessionSettings({ statementTimeoutMs: 0, idleInTransactionMs: 0 }))
        return await work(client)
      } finally {
        await client.end()
      }
    },
    /** Reconnects until the process ends. */
    listen: (channel: string, listener: ChannelListener) =>
      listenToChannel({
        channel,
        listener,
        connect: () => new pg.Client({ ...settings, query_timeout: responseTimeoutMs }),
        logger,
      }),
    async close() {
      await Promise.all([pings.end(), pool.end(), bulkPool.end()])
    },
  }

  function openPool({ responseTimeoutMs, ...timeouts }: SessionTimeouts & { responseTimeoutMs: number }) {
    const pool = new pg.Pool({
      ...settings,
      query_timeout: responseTimeoutMs,
      max: poolSize,
      idleTimeoutMillis: 30_000,
      // JIT compilation takes longer than any of our queries.
      onConnect: (client) => client.query(`${sessionSettings(timeouts)}; set jit = off`),
    })
    pool.on('error', (error) => logger.warn({ err: error }, 'Lost an idle connection to the database'))
    // The pool handles errors of idle connections only; without a listener, a broken connection in use would
    // end the process.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
}

interface SessionTimeouts {
  statementTimeoutMs: number
  idleInTransactionMs: number
}

/**
 * Sent as statements, because poolers refuse them as startup parameters, and `options` of DATABASE_URL would replace ours.
 * Dates are read and backed up as text, so a server's own DateStyle must not apply.
 */
const sessionSettings = ({ statementTimeoutMs, idleInTransactionMs }: SessionTimeouts) =>
  `set datestyle = 'ISO, YMD'; set statement_timeout = ${statementTimeoutMs}; ` +
  `set idle_in_transaction_session_timeout = ${idleInTransactionMs}`

/**
 * Destroys a checked-out connection that receives nothing: all its queries fail at once, COMMIT and ROLLBACK included, and the
 * pool replaces it. `query_timeout` alone would let each of them time out in turn.
 */
function limitInactivity(pool: pg.Pool, responseTimeoutMs: number) {
  const setTimeoutOf = ({ connection: { stream } }: pg.PoolClient, ms: number) => {
    if (stream instanceof Socket) stream.setTimeout(ms)
  }
  pool.on('connect', ({ connection: { stream } }) => {
    stream.on('timeout', () => stream.destroy(new Error(noResponseMessage)))
  })
  pool.on('acquire', (client) => setTimeoutOf(client, responseTimeoutMs))
  pool.on('release', (_error, client) => setTimeoutOf(client, 0))
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

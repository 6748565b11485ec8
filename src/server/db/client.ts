import { Socket } from 'node:net'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from '#server/logger.ts'
import { noAnswer } from './database-errors.ts'
import { type ChannelListener, listenToChannel } from './listen.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Queryable = Db | Tx

export type Database = ReturnType<typeof openDatabase>

export interface DatabaseOptions {
  connection: pg.ClientConfig
  /** Of each of the two pools. */
  poolSize: number
  statementTimeoutMs?: number
  idleInTransactionMs?: number
  connectMs?: number
  /** Longer than the others, so that the server ends what is slow and the client what hangs. */
  silenceMs?: number
}

const bulkStatementMs = 60_000
/** Imports lift the timeouts of the server. */
const bulkSilenceMs = 300_000

export function openDatabase(
  {
    connection,
    poolSize,
    statementTimeoutMs = 8_000,
    idleInTransactionMs = 8_000,
    connectMs = 5_000,
    silenceMs = Math.max(statementTimeoutMs, idleInTransactionMs) + 2_000,
  }: DatabaseOptions,
  { logger }: { logger: Logger },
) {
  const settings: pg.ClientConfig = {
    application_name: 'waymark',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: calendarDatesAsText(),
    ...connection,
  }
  const pool = openPool({
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: silenceMs,
  })
  limitSilence(pool, silenceMs)
  const bulkPool = openPool({
    statement_timeout: bulkStatementMs,
    idle_in_transaction_session_timeout: bulkStatementMs,
    query_timeout: bulkSilenceMs,
  })
  // A busy pool must not delay health checks.
  const pings = new pg.Pool({ ...settings, max: 1, idleTimeoutMillis: 30_000, query_timeout: 5_000 })
  pings.on('error', () => undefined)
  pings.on('connect', (client) => client.on('error', () => undefined))

  return {
    /** For requests, which wait no longer than 15 seconds for a connection and its answer, also when the server hangs. */
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    /** For imports and background jobs, whose statements take longer. */
    bulkDb: drizzle(bulkPool, { casing: 'snake_case' }),
    /** Without user name and password. */
    describe: describeConnection(connection),
    /** Rejects after five seconds. */
    async ping() {
      await pings.query('select 1')
    },
    /** A connection of its own without timeouts, for migrations and bulk work. */
    async withUnlimitedClient<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
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
    /** Reconnects for as long as the process runs. */
    listen: (channel: string, listener: ChannelListener) =>
      listenToChannel({
        channel,
        listener,
        connect: () => new pg.Client({ ...settings, query_timeout: silenceMs }),
        logger,
      }),
    async close() {
      await Promise.all([pings.end(), pool.end(), bulkPool.end()])
    },
  }

  function openPool(limits: pg.ClientConfig) {
    const pool = new pg.Pool({
      ...settings,
      ...limits,
      max: poolSize,
      idleTimeoutMillis: 30_000,
      // Just-in-time compilation of a plan takes longer than any query here runs.
      onConnect: (client) => client.query('set jit = off'),
    })
    pool.on('error', (error) => logger.warn({ err: error }, 'Lost an idle connection to the database'))
    // The pool handles errors of idle connections only; without a listener, a broken connection in use would
    // end the process.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
}

/**
 * Breaks a connection in use on which nothing arrives: all that waits on it fails at once, COMMIT and ROLLBACK included, and the
 * pool replaces it. With `query_timeout` alone each of them would wait in turn.
 */
function limitSilence(pool: pg.Pool, silenceMs: number) {
  const setTimeoutOf = ({ connection: { stream } }: pg.PoolClient, ms: number) => {
    if (stream instanceof Socket) stream.setTimeout(ms)
  }
  pool.on('connect', ({ connection: { stream } }) => {
    stream.on('timeout', () => stream.destroy(new Error(noAnswer)))
  })
  pool.on('acquire', (client) => setTimeoutOf(client, silenceMs))
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

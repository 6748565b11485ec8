import { drizzle } from 'drizzle-orm/postgres-js'
import postgres, { type Options, type PostgresType, type Sql } from 'postgres'
import { type ChannelLine, type ChannelListener, listenTo } from './channel.ts'
import type { Db } from './client.ts'
import type { DatabaseLogger } from './logger.ts'
import { prepareByDefault } from './prepare-by-default.ts'
import * as schema from './schema/index.ts'
import { createTransactionGuard } from './transaction-guard.ts'

export const defaultLimits = { statementTimeoutMs: 15_000, idleInTransactionMs: 15_000 }
type Limits = typeof defaultLimits

export const idleSeconds = 30
export const connectSeconds = 10

type DriverOptions = Options<Record<string, PostgresType>>

export interface Pool {
  sql: Sql
  db: Db
  ping(): Promise<void>
  openPatientSql(): Sql
  listen(channel: string, listener: ChannelListener): ChannelLine
  end(): Promise<void>
}

interface Wiring {
  url?: string
  /** How the driver reaches the database, and as whom. */
  driver: DriverOptions & { socket?: (wanted: DriverOptions) => unknown }
  size: number
  limits: Partial<Limits>
  /** The database lives in this very process. */
  isInProcess?: boolean
  logger: DatabaseLogger
}

/** The one way connections are configured, on both engines. */
export function createPool({ url, driver, size, limits, isInProcess = false, logger }: Wiring): Pool {
  const { statementTimeoutMs, idleInTransactionMs } = { ...defaultLimits, ...limits }
  const shared = {
    idle_timeout: idleSeconds,
    connect_timeout: connectSeconds,
    ...driver,
    connection: { application_name: 'waymark', ...driver.connection },
    onnotice: (notice: postgres.Notice) => logger.debug({ notice: notice.message }, 'Database notice'),
  }
  const sql = connect(size, {
    statement_timeout: String(statementTimeoutMs),
    idle_in_transaction_session_timeout: String(idleInTransactionMs),
  })
  const db = drizzle(sql, { schema, casing: 'snake_case' })
  acceptDates(sql)

  return {
    sql,
    db,
    ping: () => withinMs(pingMs, sql`select 1`),
    openPatientSql: () => connect(1, { statement_timeout: '0', idle_in_transaction_session_timeout: '0' }),
    listen: (channel, listener) =>
      listenTo({
        channel,
        listener,
        isInProcess,
        logger,
        connect: (hooks) => raw({ ...shared, ...hooks, max: 1, idle_timeout: undefined, max_lifetime: null }),
      }),
    end: () => sql.end({ timeout: endSeconds }),
  }

  function connect(max: number, connection: Record<string, string>) {
    const guard = createTransactionGuard()
    const sql = raw({
      ...shared,
      max,
      connection: { ...shared.connection, ...connection },
      types: { calendarDate },
      onclose: guard.onclose,
    })
    return guard.protect(prepareByDefault(sql))
  }

  function raw(options: DriverOptions): Sql {
    return (url === undefined ? postgres(options) : postgres(url, options)) as Sql
  }
}

/** A calendar date has no time and no zone, so it must never pass through a Date, which has both. */
const calendarDate = {
  to: 1082,
  from: [1082],
  serialize: (value: string) => value,
  parse: (value: string) => value,
}

const timestamps = [1114, 1184]
const pingMs = 5_000
const endSeconds = 2

/** Drizzle makes the driver refuse a Date as a parameter of hand-written SQL; there it is a moment like any other. */
function acceptDates(sql: Sql) {
  const serialize = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
  for (const type of timestamps) sql.options.serializers[type] = serialize
}

async function withinMs(limitMs: number, query: PromiseLike<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${limitMs} ms`)), limitMs)
  })
  try {
    await Promise.race([query, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

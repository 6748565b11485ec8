import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { attachEmbedded } from './attach-embedded.ts'
import type { ChannelLine, ChannelListener } from './channel.ts'
import { connectEmbedded } from './connect-embedded.ts'
import { connectServer } from './connect-server.ts'
import type { DatabaseLogger } from './logger.ts'
import type * as schema from './schema/index.ts'

export type Db = PostgresJsDatabase<typeof schema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** What a repository works with: it does not care whether a transaction is around it. */
export type Queryable = Db | Tx

export interface Database {
  db: Db
  sql: Sql
  engine: 'embedded' | 'server'
  /** Where the data lives, in words for a person. */
  describe: string
  /** Rejects when the database does not answer soon. */
  ping(): Promise<void>
  /** One connection of its own without time limits, for migrations and bulk work. Whoever takes it ends it. */
  openPatientSql(): Sql
  /** Hears what transactions announce, those of other processes too. */
  listen(channel: string, listener: ChannelListener): ChannelLine
  close(): Promise<void>
}

interface Limits {
  /** A statement that runs longer is cut off. 0: never. */
  statementTimeoutMs?: number
  /** A transaction that asks nothing for this long is rolled back. 0: never. */
  idleInTransactionMs?: number
}

export interface EmbeddedDatabaseOptions extends Limits {
  kind: 'embedded'
  dataDir: string
  /** The files of a closed database, copied when the folder has none yet. */
  template?: string
  /** When another process has the folder open, work through it instead of being refused. */
  attach?: boolean
}

export interface ServerDatabaseOptions extends Limits {
  kind: 'server'
  /** Several hosts are tried in turn: postgres://user@host1:5432,host2:5432/name?target_session_attrs=read-write */
  url: string
  poolSize: number
}

export interface DatabaseTools {
  logger: DatabaseLogger
  clock?: () => Date
}

export type DatabaseOptions = EmbeddedDatabaseOptions | ServerDatabaseOptions

/** Opens either engine. From here on nothing can tell which it is: one driver, one pool, one SQL. */
export async function openDatabase(options: DatabaseOptions, tools: DatabaseTools): Promise<Database> {
  if (options.kind === 'server') return connectServer(options, tools)
  if (options.attach) {
    const attached = await attachEmbedded(options, tools)
    if (attached) return attached
  }
  return connectEmbedded(options, tools)
}

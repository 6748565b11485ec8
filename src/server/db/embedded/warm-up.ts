import type { Sql } from 'postgres'
import type { DatabaseLogger } from '../logger.ts'

interface Options {
  /** A connection of its own, without time limits. */
  sql: Sql
  logger: DatabaseLogger
}

/** Smaller tables are read by the first who ask, and nobody notices. */
const worthwhilePages = 256
/** So many are read in the time of a few queries, and then it is somebody else's turn. */
const piece = 256
/** The rest of the memory is for indexes. */
const share = 0.75

/**
 * Reads the large tables after a start, those first of which most is read at once. A page that the engine does not hold yet
 * is read while everybody waits: the first search for a common word would take it a quarter of a second.
 */
export function startWarmUp({ sql, logger }: Options) {
  let isStopped = false
  const reading = read().catch((error) => {
    if (!isStopped) logger.debug({ err: error }, 'The embedded database was not warmed up')
  })

  return {
    async stop() {
      isStopped = true
      await reading
    },
  }

  async function read() {
    for (const { name, pages } of await largeTables()) {
      for (let from = 0; from < pages; from += piece) {
        if (isStopped) return
        // Read by place: reading a table in order, PostgreSQL would give up each page for the next.
        await sql`
          select count(*) from ${sql(name)}
          where ctid >= ${place(from)}::tid and ctid < ${place(from + piece)}::tid`
      }
    }
  }

  async function largeTables() {
    const tables = await sql<{ name: string; pages: number; room: number }[]>`
      select relname as name,
        (pg_relation_size(oid) / current_setting('block_size')::int)::int as pages,
        (select setting::int from pg_settings where name = 'shared_buffers') as room
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pages desc`
    let left = share * (tables[0]?.room ?? 0)
    return tables.filter(({ pages }) => {
      if (pages < worthwhilePages || pages > left) return false
      left -= pages
      return true
    })
  }
}

const place = (page: number) => `(${page},0)`

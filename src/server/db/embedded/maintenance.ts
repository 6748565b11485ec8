import type { Sql } from 'postgres'
import type { DatabaseLogger } from '../logger.ts'

interface Options {
  /** A connection of its own, without time limits. */
  sql: Sql
  /** Changes whenever the engine was asked something. */
  unitCount(): number
  logger: DatabaseLogger
  lookMs?: number
  /** Nobody has asked anything for so long: the next question is unlikely to come this very moment. */
  quietMs?: number
  /** A checkpoint is due once the log has grown by this much, since all of it is read again after a crash. */
  walBytes?: number
  checkpointMs?: number
  /** In busy moments, how long after looking for tables in need it is done again. */
  vacuumMs?: number
}

/** Everybody waits while the engine tidies up: while somebody is asking, only what is short or long overdue is done. */
type Moment = 'quiet' | 'busy'

/**
 * How many times autovacuum's limits have to be reached. Vacuum goes through the whole table and its indexes, so among
 * requests it waits until the table was rewritten twice over.
 */
const patience: Record<Moment, { vacuum: number; analyze: number }> = {
  quiet: { vacuum: 1, analyze: 1 },
  busy: { vacuum: 10, analyze: 5 },
}

export interface Maintenance {
  /** Looks now at what is due, and does it. */
  look(moment: Moment): Promise<void>
  stop(): Promise<void>
}

/** Does what a server's background processes do, of which the embedded engine has none: checkpoints and vacuum. */
export function startMaintenance({
  sql,
  unitCount,
  logger,
  lookMs = 500,
  quietMs = 5_000,
  walBytes = 4 * 1024 * 1024,
  checkpointMs = 5 * 60_000,
  vacuumMs = 60_000,
}: Options): Maintenance {
  let unitsAtTick = unitCount()
  let unitsWhenTidy = unitsAtTick
  let askedAt = performance.now()
  let checkpointedAt = performance.now()
  let vacuumedAt = performance.now()
  let isStopped = false
  let looking: Promise<void> | null = null
  /** Tables whose statistics come from a small sample, until a quiet moment. */
  const roughlyKnown = new Set<string>()

  const timer = setInterval(() => {
    if (looking) return
    const units = unitCount()
    if (units !== unitsAtTick) askedAt = performance.now()
    unitsAtTick = units
    if (units === unitsWhenTidy) return
    void look(performance.now() - askedAt >= quietMs ? 'quiet' : 'busy')
  }, lookMs)
  timer.unref()

  return {
    look,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await looking
    },
  }

  function look(moment: Moment) {
    looking ??= work(moment)
      .catch((error) => {
        // It is tried again at the next look; until then the log is longer than it need be, and nothing else.
        if (!isStopped) logger.warn({ err: error }, 'The embedded database could not be tidied up')
      })
      .finally(() => {
        // What was asked here is nobody's asking.
        unitsAtTick = unitCount()
        if (moment === 'quiet') unitsWhenTidy = unitsAtTick
        looking = null
      })
    return looking
  }

  async function work(moment: Moment) {
    if (moment === 'quiet' || performance.now() - vacuumedAt >= vacuumMs) await tidyTables(moment)
    const grown = await walSinceCheckpoint()
    const isDue = performance.now() - checkpointedAt >= checkpointMs
    if (grown > walBytes || (isDue && grown > 0)) {
      const startedAt = performance.now()
      await sql.unsafe('checkpoint').simple()
      checkpointedAt = performance.now()
      logger.debug({ grown, ms: checkpointedAt - startedAt }, 'Checkpoint')
    }
  }

  async function walSinceCheckpoint() {
    const [row] = await sql<{ grown: number }[]>`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as grown from pg_control_checkpoint()`
    return row?.grown ?? 0
  }

  async function tidyTables(moment: Moment) {
    vacuumedAt = performance.now()
    for (const { chore, table } of await chores(moment)) {
      if (isStopped) return
      const startedAt = performance.now()
      await sql.unsafe(statements[chore](table)).simple()
      logger.debug({ chore, table, ms: performance.now() - startedAt }, 'Tidied up')
      if (chore === 'sample') roughlyKnown.add(table)
      if (chore === 'analyze') roughlyKnown.delete(table)
    }
  }

  /** Autovacuum's own rules, with its factors. One statement at a time, so that queries get their turn in between. */
  async function chores(moment: Moment) {
    const { vacuum, analyze } = patience[moment]
    const isQuiet = moment === 'quiet'
    await sql`select pg_stat_force_next_flush()`
    // What was counted before a crash is lost with it, so the table's own size is held against it.
    const due = await sql<{ table: string; isVacuumDue: boolean; isAnalyzeDue: boolean }[]>`
      select format('%I.%I', schemaname, stat.relname) as table,
        n_dead_tup > ${vacuum}::int * (50 + 0.2 * size)
          or n_ins_since_vacuum > ${vacuum}::int * (1000 + 0.2 * size) as "isVacuumDue",
        n_mod_since_analyze > ${analyze}::int * (50 + 0.1 * size) as "isAnalyzeDue"
      from pg_stat_user_tables stat
      join pg_class on pg_class.oid = relid
      cross join lateral (select greatest(n_live_tup, reltuples) as size) as table_size`
    const toVacuum = due.filter(({ isVacuumDue }) => isVacuumDue)
    const toAnalyze = due.filter(
      ({ table, isAnalyzeDue }) => isAnalyzeDue || (isQuiet && roughlyKnown.has(table)),
    )
    return [
      ...toVacuum.map(({ table }) => ({ chore: 'vacuum', table }) as const),
      ...toAnalyze.map(({ table }) => ({ chore: isQuiet ? 'analyze' : 'sample', table }) as const),
    ]
  }
}

/** A sample of a thirtieth takes a thirtieth of the time. The engine has one session for all, hence the transaction. */
const statements = {
  vacuum: (table: string) => `vacuum ${table}`,
  analyze: (table: string) => `analyze ${table}`,
  sample: (table: string) => `begin; set local default_statistics_target = 3; analyze ${table}; commit`,
}

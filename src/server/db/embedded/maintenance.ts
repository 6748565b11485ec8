import type { Sql } from 'postgres'
import type { DatabaseLogger } from '../logger.ts'

interface Options {
  /** A connection of its own, without time limits. */
  sql: Sql
  /** Changes whenever the engine was asked something. */
  unitCount(): number
  logger: DatabaseLogger
  lookMs?: number
  /** A checkpoint is due once the log has grown by this much, since all of it is read again after a crash. */
  walBytes?: number
  checkpointMs?: number
  vacuumMs?: number
}

export interface Maintenance {
  /** Looks now at what is due, and does it. */
  look(): Promise<void>
  stop(): Promise<void>
}

/** Does what a server's background processes do, of which the embedded engine has none: checkpoints and vacuum. */
export function startMaintenance({
  sql,
  unitCount,
  logger,
  lookMs = 5_000,
  walBytes = 64 * 1024 * 1024,
  checkpointMs = 5 * 60_000,
  vacuumMs = 60_000,
}: Options): Maintenance {
  let seenUnits = unitCount()
  let checkpointedAt = performance.now()
  let vacuumedAt = performance.now()
  let isStopped = false
  let looking: Promise<void> | null = null

  const timer = setInterval(() => {
    if (unitCount() !== seenUnits) void look()
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

  function look() {
    looking ??= work()
      .catch((error) => {
        // It is tried again at the next look; until then the log is longer than it need be, and nothing else.
        if (!isStopped) logger.warn({ err: error }, 'The embedded database could not be tidied up')
      })
      .finally(() => {
        seenUnits = unitCount()
        looking = null
      })
    return looking
  }

  async function work() {
    if (performance.now() - vacuumedAt >= vacuumMs) await vacuum()
    const grown = await walSinceCheckpoint()
    const isDue = performance.now() - checkpointedAt >= checkpointMs
    if (grown > walBytes || (isDue && grown > 0)) {
      await sql.unsafe('checkpoint').simple()
      logger.debug({ grown }, 'Checkpoint')
    }
    if (grown > walBytes || isDue) checkpointedAt = performance.now()
  }

  async function walSinceCheckpoint() {
    const [row] = await sql<{ grown: number }[]>`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as grown from pg_control_checkpoint()`
    return row?.grown ?? 0
  }

  async function vacuum() {
    vacuumedAt = performance.now()
    for (const { name } of await tablesInNeed()) {
      if (isStopped) return
      await sql.unsafe(`vacuum (analyze) ${name}`).simple()
      logger.debug({ table: name }, 'Vacuum')
    }
  }

  /** Autovacuum's own rule, with its factors. Table by table, so that queries get their turn in between. */
  async function tablesInNeed() {
    await sql`select pg_stat_force_next_flush()`
    return sql<{ name: string }[]>`
      select format('%I.%I', schemaname, relname) as name
      from pg_stat_user_tables
      where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`
  }
}

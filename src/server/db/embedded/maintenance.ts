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
  /** In busy moments, how long after looking for tables in need it is done again. */
  vacuumMs?: number
}

/** Everybody waits while the engine tidies up: while somebody is asking, only what is long overdue is done. */
type Moment = 'quiet' | 'busy'

/** How many times a limit has to be reached before something is done about it. */
const patience: Record<Moment, number> = { quiet: 1, busy: 3 }

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
  lookMs = 5_000,
  walBytes = 32 * 1024 * 1024,
  checkpointMs = 5 * 60_000,
  vacuumMs = 60_000,
}: Options): Maintenance {
  let unitsAtTick = unitCount()
  let unitsWhenTidy = unitsAtTick
  let checkpointedAt = performance.now()
  let vacuumedAt = performance.now()
  let isStopped = false
  let looking: Promise<void> | null = null

  const timer = setInterval(() => {
    const units = unitCount()
    const moment = units === unitsAtTick ? 'quiet' : 'busy'
    unitsAtTick = units
    if (units !== unitsWhenTidy) void look(moment)
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
    const times = patience[moment]
    if (moment === 'quiet' || performance.now() - vacuumedAt >= vacuumMs) await vacuum(times)
    const grown = await walSinceCheckpoint()
    const isLong = grown > times * walBytes
    const isDue = performance.now() - checkpointedAt >= times * checkpointMs
    if (isLong || (isDue && grown > 0)) {
      await sql.unsafe('checkpoint').simple()
      logger.debug({ grown }, 'Checkpoint')
    }
    if (isLong || isDue) checkpointedAt = performance.now()
  }

  async function walSinceCheckpoint() {
    const [row] = await sql<{ grown: number }[]>`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as grown from pg_control_checkpoint()`
    return row?.grown ?? 0
  }

  async function vacuum(times: number) {
    vacuumedAt = performance.now()
    for (const chore of await chores(times)) {
      if (isStopped) return
      await sql.unsafe(chore).simple()
      logger.debug({ chore }, 'Tidied up')
    }
  }

  /** Autovacuum's own rules, with its factors. One statement at a time, so that queries get their turn in between. */
  async function chores(times: number) {
    await sql`select pg_stat_force_next_flush()`
    const due = await sql<{ chore: string }[]>`
      select format('%s %I.%I', chore, schemaname, relname) as chore
      from pg_stat_user_tables, lateral (values
        ('vacuum', n_dead_tup > ${times}::int * (50 + 0.2 * n_live_tup)),
        ('vacuum', n_ins_since_vacuum > ${times}::int * (1000 + 0.2 * n_live_tup)),
        ('analyze', n_mod_since_analyze > ${times}::int * (50 + 0.1 * n_live_tup))) as rules (chore, is_due)
      where is_due
      group by 1
      order by 1 desc`
    return due.map(({ chore }) => chore)
  }
}

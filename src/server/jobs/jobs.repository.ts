import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import type { JobName, JobPayloads } from './job-payloads.ts'

export interface JobOptions {
  /** Replaces a waiting job with the same key, but not a running one. */
  key?: string
  /** Relative to the database clock, which workers use. */
  delayMs?: number
  /** Lower runs first. */
  priority?: number
}

/** Call in the transaction that causes the job: the job runs after the commit, or never. */
export async function addJob<N extends JobName>(
  db: Queryable,
  name: N,
  payload: JobPayloads[N],
  { key, delayMs = 0, priority = 0 }: JobOptions = {},
): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.add_job(
      ${name},
      payload => ${JSON.stringify(payload)}::json,
      run_at => now() + make_interval(secs => ${delayMs / 1000}),
      job_key => ${key ?? null},
      priority => ${priority}
    )`)
}

/** Jobs that used up their attempts have failed; delayed ones wait. */
export async function jobCounts(
  db: Queryable,
): Promise<{ waiting: number; running: number; failed: number }> {
  const { rows } = await db.execute<{ waiting: number; running: number; failed: number }>(sql`
    select
      count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`)
  return rows[0] ?? { waiting: 0, running: 0, failed: 0 }
}

/** Removes them a week after their last attempt. */
export async function removeFailedJobs(db: Queryable): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and updated_at < now() - interval '7 days'
    ))`)
}

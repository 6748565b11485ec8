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

/** In the transaction of its cause: the job runs after the commit, or never. */
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

/** A week after they were added. */
export async function removeFailedJobs(db: Queryable): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and updated_at < now() - interval '7 days'
    ))`)
}

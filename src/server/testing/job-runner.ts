import { runTaskListOnce } from 'graphile-worker'
import type { Database } from '#server/db/client.ts'
import { graphileLogger } from '#server/jobs/graphile-logger.ts'
import { type Task, toTaskList } from '#server/jobs/tasks.ts'
import type { Logger } from '#server/logger.ts'
import type { TestClock } from './test-clock.ts'

interface JobRunnerDeps {
  pool: Database['pool']
  tasks: Record<string, Task>
  clock: TestClock
  logger: Logger
}

/**
 * Runs due jobs on demand. Workers use the database clock, so each run first moves waiting jobs forward by the time that the
 * test clock has advanced.
 */
export function createJobRunner({ pool, tasks, clock, logger }: JobRunnerDeps) {
  const taskList = toTaskList(tasks, logger)
  const options = { logger: graphileLogger(logger), noHandleSignals: true }
  let lastRun = clock.now()
  return {
    reset: () => {
      lastRun = clock.now()
    },
    async run() {
      const now = clock.now()
      const advancedMs = now.getTime() - lastRun.getTime()
      lastRun = now
      const client = await pool.connect()
      try {
        await client.query(
          'update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => $1)',
          [advancedMs / 1000],
        )
        await runTaskListOnce(options, taskList, client).promise
      } finally {
        client.release()
      }
    },
  }
}

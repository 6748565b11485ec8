import { setTimeout as sleep } from 'node:timers/promises'
import { type Runner, run } from 'graphile-worker'
import type { Database } from '#server/db/client.ts'
import type { Logger } from '#server/logger.ts'
import { graphileLogger } from './graphile-logger.ts'
import { schedule } from './schedule.ts'
import { type Task, toTaskList } from './tasks.ts'

interface WorkerDeps {
  pool: Database['pool']
  tasks: Record<string, Task>
  logger: Logger
  /** Time for running jobs to finish when the worker stops, before their signal aborts. */
  graceMs?: number
}

export interface Worker {
  stop(): Promise<void>
}

const concurrency = 2
const restartDelayMs = 1_000
/** Time for a task to end after its signal aborts. */
const abortMs = 2_000

/**
 * Several processes may run workers on one database. With the batch delays, a failure to record a job ends the runner, which
 * restarts, instead of the process.
 */
export function startWorker({ pool, tasks, logger, graceMs = 4_000 }: WorkerDeps): Worker {
  const stopping = new AbortController()
  let runner: Runner | undefined
  const running = keepRunning()

  async function keepRunning() {
    while (!stopping.signal.aborted) {
      try {
        runner = await run({
          pgPool: pool,
          taskList: toTaskList(tasks, logger),
          parsedCronItems: schedule(),
          concurrency,
          logger: graphileLogger(logger),
          noHandleSignals: true,
          gracefulShutdownAbortTimeout: graceMs,
          preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        })
        if (stopping.signal.aborted) await runner.stop()
        await runner.promise
      } catch (error) {
        logger.warn({ err: error }, 'the job worker stopped, and starts again')
      }
      await sleep(restartDelayMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  return {
    async stop() {
      stopping.abort()
      // A runner that ended by itself rejects a second stop.
      const ended = Promise.allSettled([runner?.stop(), running])
      await Promise.race([ended, sleep(graceMs + abortMs, undefined, { ref: false })])
    },
  }
}

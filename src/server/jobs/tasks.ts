import type { TaskList } from 'graphile-worker'
import type { Logger } from '#server/logger.ts'
import type { JobName } from './job-payloads.ts'

/**
 * Must be idempotent: a task is retried after an error or a crash. The signal aborts when the process stops.
 */
export type Task = (payload: unknown, signal: AbortSignal) => Promise<unknown>

export type Tasks = Record<JobName, Task>

export function toTaskList(tasks: Record<string, Task>, logger: Logger): TaskList {
  const list: TaskList = {}
  for (const [name, task] of Object.entries(tasks)) {
    list[name] = async (payload, { job, abortSignal }) => {
      try {
        await task(payload, abortSignal)
      } catch (error) {
        const details = { task: name, jobId: job.id, attempts: job.attempts }
        if (abortSignal.aborted) logger.info(details, 'job interrupted by the shutdown, will be retried')
        else logger.error({ ...details, err: error }, 'job failed, will be retried')
        // graphile-worker stores the message, and database messages repeat values.
        throw new Error(error instanceof Error ? error.name : 'not an Error')
      }
    }
  }
  return list
}

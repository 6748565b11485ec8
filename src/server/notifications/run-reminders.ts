import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { pacificDay, plusDays } from '#shared/rules/calendar-day.ts'
import { addReminders, advanceRun, findLastFinishedDay, lockRun, startRun } from './reminders.repository.ts'

interface RunDeps {
  db: Db
  clock: () => Date
  signal: AbortSignal
  batchSize?: number
}

/** Reminders missed during downtime are still written, for up to this many days. */
const maxLateDays = 2

/**
 * Writes the reminders of today in California, once. Each batch is a transaction: an interrupted run continues where it
 * stopped, and locks stay short. Returns false if interrupted.
 */
export async function runReminders({ db, clock, signal, batchSize = 5_000 }: RunDeps): Promise<boolean> {
  const today = pacificDay(clock())
  const last = await findLastFinishedDay(db)
  for (const day of daysToRun(last, today)) {
    await startRun(db, day)
    while (await runBatch(day)) if (signal.aborted) return false
  }
  return true

  /** False when the day is complete. */
  function runBatch(day: string): Promise<boolean> {
    return transact(db, async (db) => {
      const after = await lockRun(db, day)
      if (after === null) return false
      const now = clock()
      const lastBookmarkId = await addReminders(db, { day, after, limit: batchSize, now })
      await advanceRun(db, day, lastBookmarkId === null ? { finishedAt: now } : { lastBookmarkId })
      return lastBookmarkId !== null
    })
  }
}

function daysToRun(last: string | null, today: string): string[] {
  if (last === null) return [today]
  const days = Array.from({ length: maxLateDays + 1 }, (_, late) => plusDays(today, late - maxLateDays))
  return days.filter((day) => day > last)
}

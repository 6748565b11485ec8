import type { Db } from '#server/db/client.ts'
import { removeOrphaned } from '#server/tracker/tracker.repository.ts'
import { retention } from '#shared/reference/legal/retention.ts'
import { pacificDay, plusDays } from '#shared/rules/calendar-day.ts'
import { removeOld } from './notifications.repository.ts'
import { removeOldRuns } from './reminders.repository.ts'

const dayMs = 86_400_000
const runDays = 30
const batch = 1_000

/** In batches, so that locks stay short. */
export async function tidyNotifications({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const now = clock()
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  while ((await removeOld(db, before(retention.notificationDays), batch)) === batch);
  while ((await removeOrphaned(db, before(retention.removedNoteDays), batch)) === batch);
  await removeOldRuns(db, plusDays(pacificDay(now), -runDays))
}

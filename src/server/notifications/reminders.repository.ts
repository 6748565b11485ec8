import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { bookmarks } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { notifications, reminderRuns, trackedItems } from '#server/db/schema/tracker.ts'
import { openStatuses } from '#shared/contract/tracker.ts'

export const findLastFinishedDay = async (db: Queryable): Promise<string | null> => {
  const [row] = await db
    .select({ day: reminderRuns.day })
    .from(reminderRuns)
    .where(isNotNull(reminderRuns.finishedAt))
    .orderBy(desc(reminderRuns.day))
    .limit(1)
  return row?.day ?? null
}

export const startRun = async (db: Queryable, day: string): Promise<void> => {
  await db.insert(reminderRuns).values({ day }).onConflictDoNothing()
}

/** The row lock serializes the batches of concurrent workers. Null when the day is complete. */
export const lockRun = async (db: Tx, day: string): Promise<number | null> => {
  const [run] = await db
    .select({ lastBookmarkId: reminderRuns.lastBookmarkId })
    .from(reminderRuns)
    .where(and(eq(reminderRuns.day, day), isNull(reminderRuns.finishedAt)))
    .for('update')
  return run?.lastBookmarkId ?? null
}

export const advanceRun = async (
  db: Tx,
  day: string,
  progress: { lastBookmarkId?: number; finishedAt?: Date },
): Promise<void> => {
  await db.update(reminderRuns).set(progress).where(eq(reminderRuns.day, day))
}

const daysAhead = [14, 3, 1]
const reminders = sql.join(
  [
    ...daysAhead.map((days) => sql`('deadline', ${listings.closesOn}, ${sql.raw(String(days))})`),
    ...daysAhead.map((days) => sql`('event', ${listings.eventDate}, ${sql.raw(String(days))})`),
    sql`('opens', ${listings.opensOn}, 0)`,
    sql`('due', ${trackedItems.dueOn}, 0)`,
  ],
  sql`, `,
)
const isOpen = sql`coalesce(${trackedItems.status}, 'interested') in (${sql.join(
  openStatuses.map((status) => sql`${status}`),
  sql`, `,
)})`

/**
 * Inserts a day's reminders for the next batch of bookmarks by id, in one statement. Idempotent. Returns the last id, null
 * at the end.
 */
export const addReminders = async (
  db: Tx,
  { day, after, limit, now }: { day: string; after: number; limit: number; now: Date },
): Promise<number | null> => {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    with batch as (
      select id, user_id, listing_id from ${bookmarks} where id > ${after} order by id limit ${limit}
    ), inserted as (
      insert into ${notifications} (user_id, listing_id, kind, occasion, target_on, created_at)
      select batch.user_id, batch.listing_id, reminder.kind,
        concat_ws(':', reminder.kind, reminder.days, reminder.target_on), reminder.target_on, ${now}::timestamptz
      from batch
      join ${listings} on ${listings.id} = batch.listing_id and ${listings.trashedAt} is null
      left join ${trackedItems}
        on ${trackedItems.userId} = batch.user_id and ${trackedItems.listingId} = batch.listing_id
      cross join lateral (values ${reminders}) as reminder (kind, target_on, days)
      where reminder.target_on = ${day}::date + reminder.days
        and ${isOpen} and (${listings.isLive} or reminder.kind = 'due')
      on conflict do nothing
    )
    select max(id) as last from batch`)
  return rows[0]?.last ?? null
}

export const removeOldRuns = async (db: Queryable, before: string): Promise<void> => {
  await db.delete(reminderRuns).where(lt(reminderRuns.day, before))
}

import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { preferences } from '#server/db/schema/preferences.ts'
import { users } from '#server/db/schema/users.ts'

export type StoredPreferences = NonNullable<Awaited<ReturnType<typeof findPreferences>>>
type PreferenceChanges = Partial<Pick<typeof preferences.$inferSelect, 'role' | 'interests' | 'zipcode'>>

/** Null when there is no such account. */
export const findPreferences = async (db: Queryable, userId: string) => {
  const [row] = await db
    .select({
      role: preferences.role,
      grade: users.grade,
      interests: preferences.interests,
      zipcode: preferences.zipcode,
      startedAt: preferences.startedAt,
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId))
  return row ? { ...row, interests: row.interests ?? [] } : null
}

/** One statement, so that concurrent saves both succeed; `startedAt` keeps its first value. */
export const savePreferences = async (
  db: Queryable,
  userId: string,
  changes: PreferenceChanges,
  now: Date,
): Promise<void> => {
  await db
    .insert(preferences)
    .values({ userId, ...changes, startedAt: now })
    .onConflictDoUpdate({ target: preferences.userId, set: { userId, ...changes } })
}

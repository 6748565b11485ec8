import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { unauthorized } from '#server/errors.ts'
import { knownPlaceOfZip } from '#server/geo/zip-places.ts'
import * as users from '#server/users/users.repository.ts'
import type { Preferences, PreferencesBody } from '#shared/contract/preferences.ts'
import { findPreferences, type StoredPreferences, savePreferences } from './preferences.repository.ts'

export type PreferenceService = ReturnType<typeof createPreferenceService>

export const createPreferenceService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  read: async (actor: Actor): Promise<Preferences> => present(await findPreferences(db, actor.userId)),

  async save(actor: Actor, { grade, zipcode: input, ...changes }: PreferencesBody): Promise<Preferences> {
    const zipcode = knownZip(input)
    return transact(db, async (db) => {
      // The lock blocks a concurrent deletion of the account, so that no row is left without an owner.
      const user = await users.lockById(db, actor.userId)
      if (user === null) throw unauthorized()
      const now = clock()
      if (grade !== undefined && grade !== user.grade)
        await users.update(db, actor.userId, { grade, updatedAt: now })
      await savePreferences(db, actor.userId, { ...changes, zipcode }, now)
      return present(await findPreferences(db, actor.userId))
    })
  },
})

const present = (stored: StoredPreferences | null): Preferences => {
  if (stored === null) throw unauthorized()
  return { ...stored, startedAt: stored.startedAt?.toISOString() ?? null }
}

/** A distance needs only the five digits. */
const knownZip = (input: string | null | undefined): string | null | undefined => {
  if (input === null || input === undefined) return input
  knownPlaceOfZip(input)
  return input.slice(0, 5)
}

import type { Actor } from '#server/actor.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { conflict, notFound } from '#server/errors.ts'
import { changeMailSettings } from '#server/mail-settings/mail-settings.repository.ts'
import { lockById } from '#server/users/users.repository.ts'
import {
  type DigestChoice,
  maxNewCount,
  maxSavedSearches,
  type SavedSearch,
  type SavedSearchBody,
  type SavedSearchChanges,
} from '#shared/contract/saved-searches.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import {
  countSearches,
  deleteSearch,
  findNewListings,
  findSearch,
  findSearches,
  insertSearch,
  type StoredSearch,
  updateSearch,
} from './saved-searches.repository.ts'
import { searchSelections } from './search-selections.ts'

export type SavedSearchService = ReturnType<typeof createSavedSearchService>

export const createSavedSearchService = ({ db, clock }: { db: Db; clock: () => Date }) => {
  const present = async (search: StoredSearch): Promise<SavedSearch> => {
    const { id, name, listingType, query, digest, createdAt } = search
    const newCount = await countNew(search)
    return { id, name, listingType, query, digest, newCount, createdAt: createdAt.toISOString() }
  }

  const countNew = async (search: StoredSearch): Promise<number> => {
    let total = 0
    for (const selection of await searchSelections(db, search, pacificDay(clock()))) {
      const remaining = maxNewCount - total
      if (remaining === 0) break
      total += (await findNewListings(db, selection, search.visitedAt, remaining)).length
    }
    return total
  }

  /** Choosing a digest also turns on its mail topic. */
  const enableDigestTopic = async (db: Queryable, userId: string, digest: DigestChoice | undefined) => {
    if (digest !== undefined && digest !== 'none')
      await changeMailSettings(db, userId, { on: ['saved-searches'], off: [] })
  }

  return {
    async list({ userId }: Actor): Promise<SavedSearch[]> {
      const presented: SavedSearch[] = []
      for (const search of await findSearches(db, userId)) presented.push(await present(search))
      return presented
    },

    async create(
      { userId }: Actor,
      { name, listingType, query, digest }: SavedSearchBody,
    ): Promise<SavedSearch> {
      // Rejects unknown ZIP codes.
      await searchSelections(db, { listingType, query }, pacificDay(clock()))
      const search = await transact(db, async (db) => {
        // Locks the account, so that concurrent saves cannot exceed the limit.
        await lockById(db, userId)
        if ((await countSearches(db, userId)) >= maxSavedSearches)
          throw conflict(`You can save up to ${maxSavedSearches} searches. Delete one to save another.`)
        await enableDigestTopic(db, userId, digest)
        return insertSearch(db, { userId, name, listingType, query, digest }, clock())
      })
      return present(search)
    },

    async change(
      { userId }: Actor,
      id: number,
      { name, digest, visited }: SavedSearchChanges,
    ): Promise<SavedSearch> {
      const now = clock()
      const search = await transact(db, async (db) => {
        const before = await findSearch(db, userId, id)
        if (before === null) return null
        await enableDigestTopic(db, userId, digest)
        // A new digest excludes listings from before it was chosen.
        const isStarted = digest !== undefined && digest !== 'none' && before.digest === 'none'
        return updateSearch(db, userId, id, {
          name,
          digest,
          ...(visited && { visitedAt: now }),
          ...(isStarted && { digestedAt: now }),
        })
      })
      if (search === null) throw notFound()
      return present(search)
    },

    async remove({ userId }: Actor, id: number): Promise<void> {
      if (!(await deleteSearch(db, userId, id))) throw notFound()
    },
  }
}

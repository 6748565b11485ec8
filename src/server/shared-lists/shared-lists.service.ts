import type { Actor } from '#server/actor.ts'
import { signedId, verifiedId } from '#server/auth/signed-id.ts'
import { publicListing } from '#server/browse/public-data.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { displayName } from '#server/display-name.ts'
import { conflict, invalidField, notFound } from '#server/errors.ts'
import { presentListing } from '#server/listings/listing-presenter.ts'
import { findListingsById } from '#server/listings/listings.repository.ts'
import { lockById } from '#server/users/users.repository.ts'
import {
  maxSharedLists,
  type OwnSharedList,
  type SharedList,
  type SharedListBody,
} from '#shared/contract/shared-lists.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import * as rows from './shared-lists.repository.ts'

export type SharedListService = ReturnType<typeof createSharedListService>

interface Deps {
  db: Db
  clock: () => Date
  publicUrl: string
  sessionSecret: string
}

export const createSharedListService = ({ db, clock, publicUrl, sessionSecret }: Deps) => {
  const isExpired = ({ expiresOn }: rows.StoredSharedList) =>
    expiresOn !== null && expiresOn < pacificDay(clock())

  const presentOwn = (list: rows.StoredSharedList): OwnSharedList => ({
    id: list.id,
    url: `${publicUrl}/lists/${signedId(sessionSecret, 'shared-list', list.linkId)}`,
    name: list.name,
    items: list.items,
    showName: list.showsName,
    expiresOn: list.expiresOn,
    isExpired: isExpired(list),
    createdAt: list.createdAt.toISOString(),
  })

  const findShared = async (token: string) => {
    const linkId = verifiedId(sessionSecret, 'shared-list', token)
    const found = linkId === null ? null : await rows.findByLinkId(db, linkId)
    if (found === null || isExpired(found.list)) throw notFound('This list is no longer shared.')
    return found
  }

  return {
    list: async ({ userId }: Actor): Promise<OwnSharedList[]> =>
      (await rows.findSharedLists(db, userId)).map(presentOwn),

    async create(
      { userId }: Actor,
      { name, items, expiresOn, showName }: SharedListBody,
    ): Promise<OwnSharedList> {
      if (expiresOn !== null && expiresOn < pacificDay(clock()))
        throw invalidField('expiresOn', 'The expiry date cannot be in the past')
      const distinct = [...new Map(items.map((item) => [item.listingId, item])).values()]
      const list = await transact(db, async (db) => {
        // Locks the account, so that concurrent requests cannot exceed the limit.
        await lockById(db, userId)
        if ((await rows.countSharedLists(db, userId)) >= maxSharedLists)
          throw conflict(`You can share up to ${maxSharedLists} lists. Delete one to share another.`)
        const kinds = await rows.findLiveKinds(
          db,
          items.map(({ listingId }) => listingId),
        )
        if (items.some(({ listingType, listingId }) => kinds.get(listingId) !== listingType)) throw notFound()
        return rows.insertSharedList(
          db,
          { userId, name, items: distinct, showsName: showName, expiresOn },
          clock(),
        )
      })
      return presentOwn(list)
    },

    async remove({ userId }: Actor, id: number): Promise<void> {
      if (!(await rows.deleteSharedList(db, userId, id))) throw notFound()
    },

    /** Not found once it has expired or was deleted. */
    async read(token: string): Promise<SharedList> {
      const { list, owner } = await findShared(token)
      const now = clock()
      const refs = list.items.map(({ listingType, listingId }) => ({ kind: listingType, id: listingId }))
      const found = await findListingsById(db, refs)
      const items = list.items.flatMap(({ listingType, listingId }) => {
        const listing = found.get(listingId)
        return listing?.row.isLive
          ? [{ listingType, listingId, listing: publicListing(presentListing(listing, now)) }]
          : []
      })
      const isNamed = list.showsName && Object.values(owner).some((name) => name?.trim())
      return {
        name: list.name,
        sharedBy: isNamed ? displayName(owner) : null,
        expiresOn: list.expiresOn,
        items,
        missingCount: list.items.length - items.length,
      }
    },

    async save({ userId }: Actor, token: string): Promise<number> {
      const { list } = await findShared(token)
      const ids = list.items.map(({ listingId }) => listingId)
      return rows.insertBookmarks(db, userId, ids, clock())
    },
  }
}

import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { notFound } from '#server/errors.ts'
import { presentListing, presentUnavailable } from '#server/listings/listing-presenter.ts'
import { findListingState, lockListingState } from '#server/listings/listing-state.repository.ts'
import { findListingsById } from '#server/listings/listings.repository.ts'
import type { Bookmark, BookmarksQuery, StatusCounts } from '#shared/contract/bookmarks.ts'
import type { ListingRef } from '#shared/contract/listing-ref.ts'
import { trackerStatuses } from '#shared/contract/tracker.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import * as rows from './bookmarks.repository.ts'

export type BookmarkService = ReturnType<typeof createBookmarkService>

export const createBookmarkService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async list(actor: Actor, query: BookmarksQuery): Promise<{ bookmarks: Bookmark[]; total: number }> {
    const now = clock()
    const [saved, counts] = await Promise.all([
      rows.findBookmarks(db, actor.userId, { ...query, today: pacificDay(now) }),
      rows.countBookmarks(db, actor.userId),
    ])
    const total = counts
      .filter(({ status }) => query.status === undefined || status === query.status)
      .reduce((sum, { total }) => sum + total, 0)
    const listings = await findListingsById(
      db,
      saved.map(({ kind, listingId }) => ({ kind, id: listingId })),
    )
    const bookmarks = saved.flatMap(({ id, listingId, kind, createdAt, ...tracker }) => {
      const listing = listings.get(listingId)
      if (!listing) return []
      return {
        id,
        listingType: kindOf(kind).names.bookmark,
        listingId,
        createdAt: createdAt.toISOString(),
        listing: listing.row.isLive
          ? presentListing(listing, now, seesRealName(actor, listing.row))
          : presentUnavailable(listing),
        ...tracker,
      }
    })
    return { bookmarks, total }
  },

  async counts(actor: Actor): Promise<StatusCounts> {
    const totals = Object.fromEntries(trackerStatuses.map((status) => [status, 0])) as StatusCounts
    for (const { status, total } of await rows.countBookmarks(db, actor.userId)) totals[status] = total
    return totals
  },

  /** Lists mark all saved rows with one request. */
  savedIds: (actor: Actor): Promise<number[]> => rows.findSavedIds(db, actor.userId),

  async isBookmarked(actor: Actor, { listingType, listingId }: ListingRef): Promise<boolean> {
    if (!(await findListingState(db, listingType, listingId))) throw notFound()
    return rows.isBookmarked(db, actor.userId, listingId)
  },

  /** A listing that is no longer live can be removed, but not added. */
  toggle: (actor: Actor, { listingType, listingId }: ListingRef): Promise<boolean> =>
    transact(db, async (db) => {
      const listing = await lockListingState(db, listingType, listingId)
      if (!listing) throw notFound()
      if (await rows.deleteBookmark(db, actor.userId, listingId)) return false
      if (!listing.isLive) throw notFound()
      await rows.insertBookmark(db, actor.userId, listingId, clock())
      return true
    }),
})

const seesRealName = (actor: Actor, { userId }: { userId: string | null }) =>
  actor.role === 'admin' || actor.userId === userId

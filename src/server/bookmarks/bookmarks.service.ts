import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { notFound } from '#server/errors.ts'
import { presentListing, presentUnavailable } from '#server/listings/listing-presenter.ts'
import { findListingState, lockListingState } from '#server/listings/listing-state.repository.ts'
import { findListings, type StoredListing } from '#server/listings/listings.repository.ts'
import type { Bookmark, BookmarksQuery, StatusCounts } from '#shared/contract/bookmarks.ts'
import type { ListingRef } from '#shared/contract/listing-ref.ts'
import { type TrackerStatus, trackerStatuses } from '#shared/contract/tracker.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import {
  countBookmarks,
  deleteBookmark,
  findBookmarks,
  findSavedIds,
  insertBookmark,
  isBookmarked,
  type StoredBookmark,
} from './bookmarks.repository.ts'

export type BookmarkService = ReturnType<typeof createBookmarkService>

export const createBookmarkService = ({ db, clock }: { db: Db; clock: () => Date }) => {
  const listingsOf = async (saved: StoredBookmark[]): Promise<Map<number, StoredListing>> => {
    const found = await Promise.all(
      kindNames.map((kind) =>
        findListings(
          db,
          kind,
          saved.filter((bookmark) => bookmark.kind === kind).map((bookmark) => bookmark.listingId),
        ),
      ),
    )
    return new Map(found.flat().map((listing) => [listing.row.id, listing]))
  }

  return {
    async list(actor: Actor, query: BookmarksQuery): Promise<{ bookmarks: Bookmark[]; total: number }> {
      const now = clock()
      const [saved, counts] = await Promise.all([
        findBookmarks(db, actor.userId, { ...query, today: pacificDay(now) }),
        countBookmarks(db, actor.userId),
      ])
      const total = counts
        .filter(({ status }) => query.status === undefined || status === query.status)
        .reduce((sum, { total }) => sum + total, 0)
      const listings = await listingsOf(saved)
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
      const counted = await countBookmarks(db, actor.userId)
      const totals = new Map(counted.map(({ status, total }) => [status, total]))
      return Object.fromEntries(trackerStatuses.map((status) => [status, totals.get(status) ?? 0])) as Record<
        TrackerStatus,
        number
      >
    },

    /** Lists mark each row that is saved; they ask once for all of them. */
    savedIds: (actor: Actor): Promise<number[]> => findSavedIds(db, actor.userId),

    async isBookmarked(actor: Actor, { listingType, listingId }: ListingRef): Promise<boolean> {
      if (!(await findListingState(db, listingType, listingId))) throw notFound()
      return isBookmarked(db, actor.userId, listingId)
    },

    /** A listing that is no longer live can be removed, but not added. */
    toggle: (actor: Actor, { listingType, listingId }: ListingRef): Promise<boolean> =>
      transact(db, async (db) => {
        const listing = await lockListingState(db, listingType, listingId)
        if (!listing) throw notFound()
        if (await deleteBookmark(db, actor.userId, listingId)) return false
        if (!listing.isLive) throw notFound()
        await insertBookmark(db, actor.userId, listingId, clock())
        return true
      }),
  }
}

const seesRealName = (actor: Actor, { userId }: { userId: string | null }) =>
  actor.role === 'admin' || actor.userId === userId

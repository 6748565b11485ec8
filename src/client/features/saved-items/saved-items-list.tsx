import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { useStableRows } from '#client/lib/use-stable-rows.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import type { TrackerStatus } from '#shared/contract/tracker.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { SavedItemCard } from './saved-item-card.tsx'
import { type SavedListing, savedKey, savedListing } from './saved-listing.ts'
import { StatusSelect } from './status-select.tsx'
import { TrackerSummary } from './tracker-summary.tsx'

interface SavedItemsListProps {
  /** Undefined while loading. */
  bookmarks: readonly Bookmark[] | undefined
  /** True while the items belong to the previous page. */
  isPlaceholder: boolean
  held: HeldRows
  photoOf: (bookmark: Bookmark) => ReactNode
  factsOf: (bookmark: Bookmark) => ReactNode
  compareOf: (item: SavedListing) => ReactNode
  onView: (item: SavedListing) => void
  onRemove: (item: SavedListing) => void
  onMove: (bookmark: Bookmark, status: TrackerStatus) => void
  onEdit: (bookmark: Bookmark) => void
}

export function SavedItemsList(props: SavedItemsListProps) {
  const { bookmarks, isPlaceholder, held, photoOf, factsOf, compareOf, onView, onRemove, onMove, onEdit } =
    props
  const today = pacificDay(new Date())
  const rows = useStableRows(
    bookmarks ?? [],
    (bookmark) => savedKey(savedListing(bookmark, today)),
    (key) => held.of(key) !== undefined,
  )
  if (!bookmarks) return <LoadingItems />
  return (
    <ul
      {...held.listProps}
      aria-label="Saved items"
      aria-busy={isPlaceholder}
      className={cx('grid gap-4 transition-opacity xl:grid-cols-2', isPlaceholder && 'opacity-60 delay-200')}
    >
      {rows.map((bookmark) => {
        const item = savedListing(bookmark, today)
        return (
          <li key={savedKey(item)}>
            <SavedItemCard
              item={item}
              savedAt={bookmark.createdAt}
              photo={photoOf(bookmark)}
              facts={factsOf(bookmark)}
              compare={compareOf(item)}
              tracker={
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <StatusSelect
                    title={item.title}
                    status={bookmark.status}
                    onChange={(status) => onMove(bookmark, status)}
                  />
                  <TrackerSummary
                    title={item.title}
                    tracker={bookmark}
                    today={today}
                    onEdit={() => onEdit(bookmark)}
                  />
                </div>
              }
              held={held}
              onView={() => onView(item)}
              onRemove={() => onRemove(item)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function LoadingItems() {
  return (
    <div role="status" className="grid gap-4 xl:grid-cols-2">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} className="h-48 rounded-lg sm:h-44" />
      ))}
    </div>
  )
}

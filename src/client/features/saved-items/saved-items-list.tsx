import { type ReactNode, useRef } from 'react'
import { cx } from '#client/lib/cx.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { SavedItemCard } from './saved-item-card.tsx'
import { type SavedListing, savedListing } from './saved-listing.ts'

interface SavedItemsListProps {
  /** Undefined while loading. */
  bookmarks: readonly Bookmark[] | undefined
  /** True while the items belong to the previous page. */
  isPlaceholder: boolean
  photoOf: (bookmark: Bookmark) => ReactNode
  onView: (item: SavedListing) => void
  onRemove: (item: SavedListing) => void
}

export function SavedItemsList({ bookmarks, isPlaceholder, photoOf, onView, onRemove }: SavedItemsListProps) {
  const list = useRef<HTMLUListElement>(null)
  const today = pacificDay(new Date())
  if (!bookmarks) return <LoadingItems />
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Saved items"
      aria-busy={isPlaceholder}
      className={cx(
        'grid gap-4 outline-none transition-opacity xl:grid-cols-2',
        isPlaceholder && 'opacity-60 delay-200',
      )}
    >
      {bookmarks.map((bookmark) => {
        const item = savedListing(bookmark, today)
        return (
          <li key={bookmark.id}>
            <SavedItemCard
              item={item}
              savedAt={bookmark.createdAt}
              photo={photoOf(bookmark)}
              onView={() => onView(item)}
              onRemove={() => {
                onRemove(item)
                // The button disappears with its card, so focus moves to the list.
                list.current?.focus({ preventScroll: true })
              }}
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

import { memo, type ReactNode } from 'react'
import { cx } from '#client/lib/cx.ts'
import type { HeldRow, HeldRows } from '#client/lib/use-held-rows.ts'
import { useStableCallbacks } from '#client/lib/use-stable-callbacks.ts'
import { useStableRows } from '#client/lib/use-stable-rows.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import type { TrackerStatus } from '#shared/contract/tracker.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { SavedItemCard } from './saved-item-card.tsx'
import { bookmarkKey, type SavedListing, savedListing } from './saved-listing.ts'
import { StatusSelect } from './status-select.tsx'
import { TrackerSummary } from './tracker-summary.tsx'

interface SavedRowActions {
  onView: (item: SavedListing) => void
  onRemove: (item: SavedListing) => void
  onMove: (bookmark: Bookmark, status: TrackerStatus) => void
  onEdit: (bookmark: Bookmark) => void
}

/** What the screen adds to a card. */
interface SavedRowParts {
  photoOf: (bookmark: Bookmark) => ReactNode
  factsOf: (bookmark: Bookmark) => ReactNode
  compareOf: (item: SavedListing) => ReactNode
}

interface SavedItemsListProps extends SavedRowActions {
  /** Undefined while loading. */
  bookmarks: readonly Bookmark[] | undefined
  /** True while the items belong to the previous page. */
  isPlaceholder: boolean
  held: HeldRows
  /** Must be stable, because rows are memoized. */
  parts: SavedRowParts
}

export function SavedItemsList(props: SavedItemsListProps) {
  const { bookmarks, isPlaceholder, held, parts, onView, onRemove, onMove, onEdit } = props
  const actions = useStableCallbacks({ onView, onRemove, onMove, onEdit })
  const today = pacificDay(new Date())
  const rows = useStableRows(bookmarks ?? [], bookmarkKey, (key) => held.of(key) !== undefined)
  if (!bookmarks) return <LoadingItems />
  return (
    <ul
      {...held.listProps}
      aria-label="Saved items"
      aria-busy={isPlaceholder}
      className={cx('grid gap-4 transition-opacity xl:grid-cols-2', isPlaceholder && 'opacity-60 delay-200')}
    >
      {rows.map((bookmark) => (
        <SavedRow
          key={bookmarkKey(bookmark)}
          bookmark={bookmark}
          today={today}
          held={held.of(bookmarkKey(bookmark))}
          guard={held.guard}
          parts={parts}
          actions={actions}
        />
      ))}
    </ul>
  )
}

interface SavedRowProps {
  bookmark: Bookmark
  today: string
  held: HeldRow | undefined
  guard: HeldRows['guard']
  parts: SavedRowParts
  actions: SavedRowActions
}

/** Memoized: removing an item does not re-render the others. */
const SavedRow = memo(function SavedRow({ bookmark, today, held, guard, parts, actions }: SavedRowProps) {
  const item = savedListing(bookmark, today)
  return (
    <li className="isolate">
      <SavedItemCard
        item={item}
        savedAt={bookmark.createdAt}
        photo={parts.photoOf(bookmark)}
        facts={parts.factsOf(bookmark)}
        compare={parts.compareOf(item)}
        tracker={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <StatusSelect
              title={item.title}
              status={bookmark.status}
              onChange={(status) => actions.onMove(bookmark, status)}
            />
            <TrackerSummary
              title={item.title}
              tracker={bookmark}
              today={today}
              onEdit={() => actions.onEdit(bookmark)}
            />
          </div>
        }
        held={held}
        guard={guard}
        onView={() => actions.onView(item)}
        onRemove={() => actions.onRemove(item)}
      />
    </li>
  )
})

function LoadingItems() {
  return (
    <div role="status" data-loading="" className="grid gap-4 xl:grid-cols-2">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} className="h-48 rounded-lg sm:h-44" />
      ))}
    </div>
  )
}

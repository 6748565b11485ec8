import { useEffect, useRef, useState } from 'react'
import { cx } from '#client/lib/cx.ts'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import { statusLabels, type TrackerStatus, trackerStatuses } from '#shared/contract/tracker.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { BoardCard } from './board-card.tsx'
import { type SavedListing, savedKey, savedListing } from './saved-listing.ts'

interface SavedBoardProps {
  bookmarks: readonly Bookmark[]
  onMove: (bookmark: Bookmark, status: TrackerStatus) => void
  onView: (item: SavedListing) => void
  onEdit: (bookmark: Bookmark) => void
}

/** A column for each status; where not all fit, the last visible one is cut off as a hint to scroll. Cards move by pointer, by arrow keys and by menu; every move is announced. */
export function SavedBoard({ bookmarks, onMove, onView, onEdit }: SavedBoardProps) {
  const today = pacificDay(new Date())
  const [dragged, setDragged] = useState<Bookmark | null>(null)
  const [over, setOver] = useState<TrackerStatus | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const board = useRef<HTMLDivElement>(null)
  const moved = useRef<{ key: string; status: TrackerStatus } | null>(null)

  const move = (bookmark: Bookmark, status: TrackerStatus) => {
    if (bookmark.status === status) return
    const item = savedListing(bookmark, today)
    moved.current = { key: savedKey(item), status }
    setAnnouncement(`${item.title} moved to ${statusLabels[status]}`)
    onMove(bookmark, status)
  }

  // The card remounts in its new column, so focus must follow it.
  useEffect(() => {
    if (moved.current === null) return
    const { key, status } = moved.current
    const card = `[data-status="${status}"] [data-card="${key}"] [aria-haspopup=menu]`
    const handle = board.current?.querySelector<HTMLElement>(card)
    if (!handle) return
    moved.current = null
    handle.focus()
  })

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div
        ref={board}
        className="relative -mx-[clamp(1rem,4vw,2.5rem)] -my-1 flex snap-x scroll-px-[clamp(1rem,4vw,2.5rem)] gap-4 overflow-x-auto px-[clamp(1rem,4vw,2.5rem)] pt-1 pb-4 xl:-mx-1 xl:scroll-px-1 xl:px-1"
      >
        {trackerStatuses.map((status) => {
          const column = bookmarks.filter((bookmark) => bookmark.status === status)
          return (
            <section
              key={status}
              data-status={status}
              aria-label={statusLabels[status]}
              onDragOver={(event) => {
                if (!dragged) return
                event.preventDefault()
                setOver(status)
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault()
                setOver(null)
                setDragged(null)
                if (dragged) move(dragged, status)
              }}
              className={cx(
                'flex w-72 shrink-0 snap-start xl:w-64 flex-col gap-3 rounded-lg border p-3 2xl:w-auto 2xl:min-w-0 2xl:flex-1',
                over === status ? 'border-accent bg-accent-soft' : 'border-line bg-sunken',
              )}
            >
              <h2 className="flex items-center justify-between text-sm font-semibold">
                {statusLabels[status]}
                <span className="font-normal text-ink-faint">{column.length}</span>
              </h2>
              <ul aria-label={statusLabels[status]} className="flex min-h-24 flex-1 flex-col gap-3">
                {column.map((bookmark) => {
                  const item = savedListing(bookmark, today)
                  return (
                    <li key={savedKey(item)} data-card={savedKey(item)}>
                      <BoardCard
                        item={item}
                        tracker={bookmark}
                        today={today}
                        isDragged={dragged?.id === bookmark.id}
                        onDrag={(isDragging) => setDragged(isDragging ? bookmark : null)}
                        onMove={(to) => move(bookmark, to)}
                        onView={() => onView(item)}
                        onEdit={() => onEdit(bookmark)}
                      />
                    </li>
                  )
                })}
                {column.length === 0 ? <li className="text-sm text-ink-faint">Nothing here yet</li> : null}
              </ul>
            </section>
          )
        })}
      </div>
    </>
  )
}

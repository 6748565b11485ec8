import { ArrowLeftRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { cx } from '#client/lib/cx.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { iconButtonStyle } from '#client/ui/icon-button.tsx'
import { statusLabels, type Tracker, type TrackerStatus, trackerStatuses } from '#shared/contract/tracker.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import type { SavedListing } from './saved-listing.ts'
import { TrackerSummary } from './tracker-summary.tsx'

interface BoardCardProps {
  item: SavedListing
  tracker: Tracker
  today: string
  isDragged: boolean
  onDrag: (isDragging: boolean) => void
  onMove: (status: TrackerStatus) => void
  onView: () => void
  onEdit: () => void
}

export function BoardCard(props: BoardCardProps) {
  const { item, tracker, today, isDragged, onDrag, onMove, onView, onEdit } = props
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const next = step && trackerStatuses[trackerStatuses.indexOf(tracker.status) + step]
    if (!next) return
    event.preventDefault()
    onMove(next)
  }
  return (
    <article
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', item.title)
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
      className={cx(
        'flex cursor-grab flex-col gap-2 rounded-md border border-line bg-surface p-3 shadow-card active:cursor-grabbing',
        isDragged && 'opacity-50',
      )}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-xs text-ink-faint">{kindOf(item.kind).names.label}</p>
          <h3 className="text-sm leading-snug wrap-anywhere">
            {item.isAvailable ? (
              <button
                type="button"
                onClick={onView}
                className="min-h-6 text-left font-semibold hover:text-accent hover:underline"
              >
                {item.title}
              </button>
            ) : (
              item.title
            )}
          </h3>
        </div>
        <DropdownMenu>
          <DropdownMenuTrigger
            aria-label={`Move ${item.title}`}
            aria-keyshortcuts="ArrowLeft ArrowRight"
            onKeyDownCapture={moveByKey}
            className={cx(iconButtonStyle, '-mt-2 -mr-2')}
          >
            <ArrowLeftRight aria-hidden="true" />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuLabel>Move to…</DropdownMenuLabel>
            <DropdownMenuRadioGroup
              value={tracker.status}
              onValueChange={(status) => onMove(status as TrackerStatus)}
            >
              {trackerStatuses.map((status) => (
                <DropdownMenuRadioItem key={status} value={status}>
                  {statusLabels[status]}
                </DropdownMenuRadioItem>
              ))}
            </DropdownMenuRadioGroup>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      {item.isAvailable ? (
        item.deadline ? (
          <p className="text-xs text-ink-soft">
            {[item.deadline.text, item.deadline.note].filter(Boolean).join('\u00a0· ')}
          </p>
        ) : null
      ) : (
        <p className="text-xs font-medium text-danger">No longer available</p>
      )}
      <TrackerSummary title={item.title} tracker={tracker} today={today} onEdit={onEdit} />
    </article>
  )
}

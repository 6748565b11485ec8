import type { MouseEvent } from 'react'
import { clockTime } from '#shared/rules/event-time.ts'

export interface GridEvent {
  id: number
  title: string
  eventDate: string
  startTime: string | null
}

export interface GridOpenHandlers {
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  onIntent: () => void
}

/** A real link, so that middle-click opens a new tab. */
export function GridEventLink({ event, openHandlers }: { event: GridEvent; openHandlers: GridOpenHandlers }) {
  const open = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    click.preventDefault()
    openHandlers.onOpen(event.id)
  }
  return (
    <a
      href={openHandlers.hrefOf(event.id)}
      onClick={open}
      onPointerEnter={openHandlers.onIntent}
      onFocus={openHandlers.onIntent}
      title={event.title}
      className="block rounded-sm bg-accent-soft px-1.5 py-0.5 text-xs text-ink transition-colors hover:bg-accent hover:text-on-accent"
    >
      <span className="line-clamp-2 leading-snug wrap-anywhere">
        {event.startTime ? <span className="sr-only">{clockTime(event.startTime)}, </span> : null}
        {event.title}
      </span>
    </a>
  )
}

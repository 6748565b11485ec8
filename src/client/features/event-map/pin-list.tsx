import { type MouseEvent, useEffect, useRef } from 'react'
import { shortDay } from '#client/lib/calendar-day-format.ts'
import { cx } from '#client/lib/cx.ts'
import { DottedText } from '#client/ui/dotted-text.tsx'
import type { EventPin } from '#shared/contract/event-places.ts'
import { eventHours } from '#shared/rules/event-time.ts'

interface PinListProps {
  pins: readonly EventPin[]
  /** The events of the open pin. */
  chosen: readonly EventPin[]
  hrefOf: (id: number) => string
  onOpen: (pin: EventPin) => void
  /** Called on hover and focus, and with null afterward. */
  onHighlight: (pin: EventPin | null) => void
  className?: string
}

/** The events of the map. Opening a pin scrolls to its first event, without moving the page. */
export function PinList({ pins, chosen, hrefOf, onOpen, onHighlight, className }: PinListProps) {
  const list = useRef<HTMLUListElement>(null)
  const firstId = chosen[0]?.id
  useEffect(() => {
    const frame = list.current
    const row = frame?.querySelector<HTMLElement>(`[data-pin="${firstId}"]`)
    if (!frame || !row) return
    const top = row.offsetTop - frame.scrollTop
    const isVisible = top >= 0 && top + row.offsetHeight <= frame.clientHeight
    if (!isVisible) frame.scrollTo({ top: row.offsetTop - 8, behavior: 'smooth' })
  }, [firstId])

  const open = (event: MouseEvent, pin: EventPin) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(pin)
  }
  return (
    <ul
      ref={list}
      aria-label="Events on the map"
      className={cx(
        'relative overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-1.5',
        className,
      )}
    >
      {pins.map((pin) => (
        <li key={pin.id} data-pin={pin.id} className="border-b border-line last:border-b-0">
          <a
            href={hrefOf(pin.id)}
            aria-current={chosen.includes(pin) ? 'true' : undefined}
            onClick={(event) => open(event, pin)}
            onPointerEnter={() => onHighlight(pin)}
            onPointerLeave={() => onHighlight(null)}
            onFocus={() => onHighlight(pin)}
            onBlur={() => onHighlight(null)}
            className="block rounded-md px-3 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=true]:bg-accent-soft"
          >
            <span className="block leading-snug font-semibold text-ink wrap-anywhere">{pin.title}</span>
            <span className="mt-0.5 block text-sm text-ink-soft wrap-anywhere">
              <DottedText parts={[shortDay(pin.eventDate), eventHours(pin), pin.city]} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

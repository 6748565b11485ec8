import { type MouseEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#client/lib/cx.ts'
import { DottedText } from '#client/ui/dotted-text.tsx'
import type { MapPin } from './map-pin.ts'

interface RowHandlers {
  hrefOf: (id: number) => string
  onOpen: (pin: MapPin) => void
  /** Called on hover and focus, and with null afterward. */
  onHighlight: (pin: MapPin | null) => void
  saveButton: (pin: { id: number; title: string }) => ReactNode
}

interface PinListProps extends RowHandlers {
  label: string
  pins: readonly MapPin[]
  /** The results of the open pin. */
  chosen: readonly MapPin[]
  /** Scroll target while no pin is open. */
  first?: MapPin
  className?: string
}

/** The results of the map. Opening a pin scrolls to its first result, without moving the page. */
export const PinList = memo(function PinList({
  label,
  pins,
  chosen,
  first,
  hrefOf,
  onOpen,
  onHighlight,
  saveButton,
  className,
}: PinListProps) {
  const list = useRef<HTMLUListElement>(null)
  const firstId = (chosen[0] ?? first)?.id
  useEffect(() => {
    const frame = list.current
    const row = frame?.querySelector<HTMLElement>(`[data-pin="${firstId}"]`)
    if (!frame || !row) return
    const top = row.offsetTop - frame.scrollTop
    const isVisible = top >= 0 && top + row.offsetHeight <= frame.clientHeight
    if (!isVisible) frame.scrollTo({ top: row.offsetTop - 8, behavior: 'smooth' })
  }, [firstId])

  if (pins.length === 0) return null
  return (
    <ul
      ref={list}
      aria-label={label}
      className={cx(
        'relative overflow-y-auto rounded-lg xl:overscroll-contain border border-line bg-surface p-1.5',
        className,
      )}
    >
      {pins.map((pin) => (
        <PinRow
          key={pin.id}
          isChosen={chosen.includes(pin)}
          {...{ pin, hrefOf, onOpen, onHighlight, saveButton }}
        />
      ))}
    </ul>
  )
})

interface PinRowProps extends RowHandlers {
  pin: MapPin
  isChosen: boolean
}

/** Memoized: choosing a pin re-renders only changed rows, of hundreds. */
const PinRow = memo(function PinRow(props: PinRowProps) {
  const { pin, isChosen, hrefOf, onOpen, onHighlight, saveButton } = props
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(pin)
  }
  return (
    <li data-pin={pin.id} className="flex items-start gap-1 border-b border-line py-0.5 last:border-b-0">
      <a
        href={hrefOf(pin.id)}
        aria-current={isChosen ? 'true' : undefined}
        onClick={open}
        onPointerEnter={() => onHighlight(pin)}
        onPointerLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(pin)}
        onBlur={() => onHighlight(null)}
        className="block min-w-0 flex-1 rounded-md px-3 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=true]:bg-accent-soft"
      >
        <span className="line-clamp-3 leading-snug font-semibold text-ink wrap-anywhere">{pin.title}</span>
        <span className="mt-0.5 block text-sm text-ink-soft wrap-anywhere">
          <DottedText parts={[...pin.details, pin.city]} />
        </span>
      </a>
      {saveButton(pin)}
    </li>
  )
})

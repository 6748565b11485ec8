import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { shortDay } from '#client/lib/calendar-day-format.ts'
import { countOf } from '#client/lib/count-of.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { EventPin } from '#shared/contract/event-places.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { eventHours } from '#shared/rules/event-time.ts'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'

interface SpotCardProps {
  pins: readonly EventPin[]
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  saveButton?: (pin: EventPin) => ReactNode
  onClose: () => void
}

export function SpotCard({ pins, hrefOf, onOpen, saveButton, onClose }: SpotCardProps) {
  const open = (event: MouseEvent, id: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <section
      aria-label="At this place"
      className="animate-rise rounded-lg border border-line bg-surface shadow-float"
    >
      <header className="flex items-center gap-2 pt-1.5 pr-1.5 pl-4 text-xs text-ink-soft">
        <p className="flex-1">{headingOf(pins)}</p>
        <IconButton label="Close" onClick={onClose} className="[&>svg]:size-4">
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <ul className="max-h-56 overflow-y-auto overscroll-contain px-2 pb-2">
        {pins.map((pin) => (
          <li key={pin.id} className="flex items-center gap-1">
            <a
              href={hrefOf(pin.id)}
              onClick={(event) => open(event, pin.id)}
              className="flex min-w-0 flex-1 gap-3 rounded-md px-2 py-2 transition-colors hover:bg-accent-soft"
            >
              <Picture
                photo={pin.photoUrl && smallPhoto(pin.photoUrl)}
                alt=""
                title={pin.title}
                illustration={listingIllustration({ ...pin, kind: 'event' })}
                className="size-12 rounded-md"
              />
              <span className="min-w-0">
                <span className="block font-semibold text-ink">{pin.title}</span>
                <span className="block text-sm text-ink-soft">
                  {[shortDay(pin.eventDate), eventHours(pin), pin.venue, pin.cost]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </a>
            {saveButton?.(pin)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** City or count. Events with only a ZIP code are approximate. */
function headingOf(pins: readonly EventPin[]) {
  const [first] = pins
  if (pins.length > 1) return `${countOf(pins.length, 'event')} here`
  return first?.isExact ? first.city : `Somewhere in ${first?.city ?? 'this area'}`
}

import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { OpenHandlers } from '#client/features/listings/results/open-listing.tsx'
import { countOf } from '#client/lib/count-of.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { ListingPin } from '#shared/contract/listing-pins.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'

interface SpotCardProps {
  kind: ListingKind
  pins: readonly ListingPin[]
  openHandlers: OpenHandlers
  onClose: () => void
}

/** What is at a pin of the map. */
export function SpotCard({ kind, pins, openHandlers, onClose }: SpotCardProps) {
  const open = (event: MouseEvent, id: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openHandlers.onOpen(id)
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
          <li key={pin.id}>
            <a
              href={openHandlers.hrefOf(pin.id)}
              onClick={(event) => open(event, pin.id)}
              onPointerEnter={openHandlers.onIntent}
              className="flex gap-3 rounded-md px-2 py-2 transition-colors hover:bg-accent-soft"
            >
              <Picture
                photo={pin.photoUrl && smallPhoto(pin.photoUrl)}
                alt=""
                title={pin.title}
                illustration={listingIllustration({ ...pin, kind })}
                className="size-12 rounded-md"
              />
              <span className="min-w-0">
                <span className="block font-semibold text-ink wrap-anywhere">{pin.title}</span>
                <span className="block text-sm text-ink-soft">
                  {[pin.organization, pin.city].filter(Boolean).join(' · ')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Listings with only a ZIP code are approximate. */
function headingOf(pins: readonly ListingPin[]) {
  const [first] = pins
  if (pins.length > 1) return `${countOf(pins.length, 'listing')} here`
  return first?.isExact ? first.city : `Somewhere in ${first?.city ?? 'this area'}`
}

import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { countOf } from '#client/lib/count-of.ts'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { Kind } from '#shared/listings/kinds.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'
import type { MapPin } from './map-pin.ts'

interface SpotCardProps {
  kind: Kind
  pins: readonly MapPin[]
  /** Singular noun for a result. */
  noun: string
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  onIntent: () => void
  saveButton: (pin: { id: number; title: string }) => ReactNode
  onClose: () => void
}

/** Popup of a map pin. */
export function SpotCard(props: SpotCardProps) {
  const { kind, pins, noun, hrefOf, onOpen, onIntent, saveButton, onClose } = props
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
        <p className="flex-1">{headingOf(pins, noun)}</p>
        <IconButton label="Close" onClick={onClose} className="[&>svg]:size-4">
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <ul className="max-h-[min(14rem,60dvh-9rem)] overflow-y-auto overscroll-contain px-2 pt-1 pb-2">
        {pins.map((pin) => (
          <li key={pin.id} className="flex items-center gap-1">
            <a
              href={hrefOf(pin.id)}
              onClick={(event) => open(event, pin.id)}
              onPointerEnter={onIntent}
              className="flex min-w-0 flex-1 gap-3 rounded-md px-2 py-2 transition-colors hover:bg-accent-soft"
            >
              <Picture
                photo={pin.photoUrl && smallPhoto(pin.photoUrl)}
                alt=""
                title={pin.title}
                illustration={listingIllustration({ ...pin, kind })}
                className="size-12 rounded-md"
              />
              <span className="min-w-0">
                <span className="line-clamp-3 font-semibold text-ink wrap-anywhere">{pin.title}</span>
                <span className="block text-sm text-ink-soft">
                  <DottedText parts={pin.details} />
                </span>
              </span>
            </a>
            {saveButton(pin)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** City or count. A ZIP code alone is approximate. */
function headingOf(pins: readonly MapPin[], noun: string) {
  const [first] = pins
  if (pins.length > 1) return `${countOf(pins.length, noun)} here`
  return first?.isExact ? first.city : `Somewhere in ${first?.city ?? 'this area'}`
}

import type { MouseEvent } from 'react'
import { cx } from '#client/lib/cx.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { Button } from '#client/ui/button.tsx'
import { type AnyListing, titleOf } from '../listing-values.ts'

export interface OpenHandlers {
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  /** Called on hover or focus, for preloading. */
  onIntent: () => void
}

interface OpenListingProps {
  listing: AnyListing
  openHandlers: OpenHandlers
  className?: string
}

/** Truncated here, because CSS would cut within a word. */
const nameLength = 90

/** A real link, so that middle-click opens a new tab. Not a Tab stop once scripts run: the View button does the same. */
export function ListingName({ listing, openHandlers, className }: OpenListingProps) {
  const isHydrated = useIsHydrated()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openHandlers.onOpen(listing.id)
  }
  return (
    <a
      href={openHandlers.hrefOf(listing.id)}
      tabIndex={isHydrated ? -1 : undefined}
      onClick={open}
      onPointerEnter={openHandlers.onIntent}
      className={cx('relative z-1 font-semibold text-ink hover:text-accent', className)}
    >
      {truncateText(titleOf(listing), nameLength)}
    </a>
  )
}

/** Covers the nearest positioned ancestor, the row or card. */
export function ViewButton({ listing, openHandlers }: OpenListingProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => openHandlers.onOpen(listing.id)}
      onPointerEnter={openHandlers.onIntent}
      onFocus={openHandlers.onIntent}
      className="after:absolute after:inset-0"
    >
      View<span className="sr-only"> {titleOf(listing)}</span>
    </Button>
  )
}

import { useState } from 'react'
import type { SimilarHandlers } from '#client/features/listings/similar/similar-handlers.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { ListingKind } from '#shared/listings/kinds.ts'

const openListing = lazyPart(async () => (await import('./open-listing.tsx')).OpenListing)

interface ListingDialogProps {
  kind: ListingKind
  /** Null while closed; the last listing stays rendered during the fade-out. */
  id: number | null
  onClose: () => void
  /** Opens a similar listing; by default on the page of its kind. */
  similar?: SimilarHandlers
}

export function ListingDialog({ kind, id, onClose, similar }: ListingDialogProps) {
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  if (shown === null) return null
  return (
    <openListing.Screen kind={kind} id={shown} isOpen={id !== null} onClose={onClose} similar={similar} />
  )
}

export const preloadListingDialog = openListing.preloadSoon

import { useState } from 'react'
import type { SimilarHandlers } from '#client/features/listings/similar/similar-handlers.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'

const openEvent = lazyPart(async () => (await import('./open-event.tsx')).OpenEvent)

interface EventDialogProps {
  /** Null while closed; the last event stays rendered during the fade-out. */
  id: number | null
  onClose: () => void
  /** Opens a similar event; by default on the events page. */
  similar?: SimilarHandlers
}

export function EventDialog({ id, onClose, similar }: EventDialogProps) {
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  if (shown === null) return null
  return <openEvent.Screen id={shown} isOpen={id !== null} onClose={onClose} similar={similar} />
}

export const preloadEventDialog = openEvent.preloadSoon

import { Suspense, useState } from 'react'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import type { OpenEventProps } from './open-event.tsx'

const openEvent = lazyScreen<OpenEventProps>(async () => (await import('./open-event.tsx')).OpenEvent)

interface EventDialogProps {
  /** Null while the dialog is closed; what it showed stays until it has faded. */
  id: number | null
  onClose: () => void
}

/** The dialog of the event that is open, if any. Its code is fetched when somebody is about to need it. */
export function EventDialog({ id, onClose }: EventDialogProps) {
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  if (shown === null) return null
  return (
    <Suspense>
      <openEvent.Screen key={shown} id={shown} isOpen={id !== null} onClose={onClose} />
    </Suspense>
  )
}

export const preloadEventDialog = openEvent.preloadSoon

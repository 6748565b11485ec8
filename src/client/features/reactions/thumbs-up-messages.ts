import type { Kind } from '#shared/listings/kinds.ts'

/** Events have their own texts. */
export function thumbsUpMessages(kind: Kind, hasThumbedUp: boolean) {
  if (kind !== 'event')
    return { done: 'Thumbs up toggled successfully', failed: 'Failed to toggle thumbs up' }
  return {
    done: hasThumbedUp ? 'Thumbs up added!' : 'Thumbs up removed',
    failed: 'Failed to update thumbs up. Please try again.',
  }
}

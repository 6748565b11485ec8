import type { CommunityEvent } from '#client/api/events.ts'
import { listingIllustration } from '#shared/listings/listing-illustration.ts'

/** Fallback for the photo of an event. */
export function eventPicture({ id, title, categories }: CommunityEvent) {
  return { title, illustration: listingIllustration({ kind: 'event', id, categories }) }
}

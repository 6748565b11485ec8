import type { CommunityEvent } from '#client/api/events.ts'
import { Picture } from '#client/ui/picture.tsx'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'
import { eventPicture } from './event-picture.ts'

/** Decorative: the title appears next to it. */
export function EventPhoto({ event, className }: { event: CommunityEvent; className: string }) {
  const { photoUrl } = event
  return (
    <Picture {...eventPicture(event)} photo={photoUrl && smallPhoto(photoUrl)} alt="" className={className} />
  )
}

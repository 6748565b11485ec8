import type { CommunityEvent } from '#client/api/events.ts'
import { Picture, type PictureProps } from '#client/ui/picture.tsx'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'
import { eventPicture } from './event-picture.ts'

interface EventPhotoProps extends Pick<PictureProps, 'className' | 'isEager'> {
  event: CommunityEvent
}

/** Decorative: the title appears next to it. */
export function EventPhoto({ event, className, isEager }: EventPhotoProps) {
  const { photoUrl } = event
  return (
    <Picture
      {...eventPicture(event)}
      photo={photoUrl && smallPhoto(photoUrl)}
      alt=""
      className={className}
      isEager={isEager}
    />
  )
}

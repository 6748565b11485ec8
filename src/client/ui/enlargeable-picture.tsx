import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#client/lib/cx.ts'
import { lazyPart } from './lazy-part.tsx'
import { Picture, type PictureProps } from './picture.tsx'

/** Lazy: photos are on public pages, whose first load must stay small. */
const enlarged = lazyPart(async () => (await import('./enlarged-picture.tsx')).EnlargedPicture)

/** A cropped photo that opens uncropped in a dialog. An illustration cannot be enlarged. */
export function EnlargeablePicture({ className, ...picture }: PictureProps) {
  const { photo, title, alt } = picture
  const [broken, setBroken] = useState<string | null>(null)
  // Null until first opened: a dialog must mount later than the one around this picture to be on top.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (photo === null || photo === broken) return <Picture {...picture} photo={null} className={className} />
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onPointerEnter={enlarged.preloadSoon}
        onFocus={enlarged.preloadSoon}
        aria-label={`Enlarge photo: ${title}`}
        className={cx('group relative block shrink-0 overflow-hidden bg-sunken', className)}
      >
        <img
          src={photo}
          alt={alt}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(photo)}
        />
        <span className="absolute right-2 bottom-2 rounded-full bg-surface/85 p-2 text-ink transition-colors group-hover:bg-surface">
          <Maximize2 aria-hidden="true" className="size-4" />
        </span>
      </button>
      {isOpen === null ? null : (
        <enlarged.Screen open={isOpen} onOpenChange={setOpen} {...{ title, photo, alt }} />
      )}
    </>
  )
}

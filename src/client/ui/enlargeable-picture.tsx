import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#client/lib/cx.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { Picture, type PictureProps } from './picture.tsx'

/** A cropped photo that opens whole, in a dialog of its own. An illustration has nothing to enlarge. */
export function EnlargeablePicture({ className, ...picture }: PictureProps) {
  const { photo, title, alt } = picture
  const [broken, setBroken] = useState<string | null>(null)
  // Null until it is first opened: a dialog that mounts later is above the one this picture is in.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (photo === null || photo === broken) return <Picture {...picture} photo={null} className={className} />
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
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
        <DialogFrame
          open={isOpen}
          onOpenChange={setOpen}
          title={title}
          className={cx(
            'inset-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-2rem)] sm:w-max sm:max-w-[calc(100vw-2rem)]',
            'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
          )}
        >
          {/* Keeps its own proportions: no bars, nothing cropped. */}
          <div className="flex min-h-full items-center justify-center">
            <img src={photo} alt={alt} className="max-h-[calc(100dvh-9rem)] max-w-full rounded-md" />
          </div>
        </DialogFrame>
      )}
    </>
  )
}

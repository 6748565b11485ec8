import { cx } from '#client/lib/cx.ts'
import { DialogFrame } from './dialog-frame.tsx'

interface EnlargedPictureProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  photo: string
  alt: string
}

/** An uncropped photo in a dialog. */
export function EnlargedPicture({ photo, alt, ...dialog }: EnlargedPictureProps) {
  return (
    <DialogFrame
      {...dialog}
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
  )
}

import { ImagePlus, RotateCcw, Trash2 } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { cx } from '#client/lib/cx.ts'
import { Button } from '#client/ui/button.tsx'
import { FieldError } from '#client/ui/field.tsx'
import { photoTypes } from './photo-error.ts'
import type { Photo } from './use-photo.ts'

export function PhotoField({ photo, label }: { photo: Photo; label: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) photo.choose(file)
  }

  return (
    <div className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm font-medium text-ink">
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not support this flex layout. */}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
        }}
        onDrop={drop}
        className={cx(
          'flex flex-wrap items-center gap-x-5 gap-y-4 rounded-md border border-dashed p-4 transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
        )}
      >
        <Preview photo={photo} />
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2.5">
          {photo.progress === null ? null : <Progress fraction={photo.progress} />}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              aria-describedby={`${id}-hint`}
              onClick={() => input.current?.click()}
            >
              <ImagePlus aria-hidden="true" />
              {photo.preview ? 'Choose another' : 'Choose a photo'}
            </Button>
            {photo.failure?.canRetry ? (
              <Button variant="secondary" size="sm" onClick={photo.retry}>
                <RotateCcw aria-hidden="true" />
                Try again
              </Button>
            ) : null}
            {photo.preview ? (
              <Button variant="ghost" size="sm" onClick={photo.remove}>
                <Trash2 aria-hidden="true" />
                Remove
              </Button>
            ) : null}
          </div>
          <p id={`${id}-hint`} className="text-sm text-ink-faint">
            {isOver ? 'Drop the photo to add it.' : 'Or drop a photo here.'} Max size 5MB. Supports JPG, PNG,
            GIF.
          </p>
          {photo.failure ? <FieldError>{photo.failure.message}</FieldError> : null}
        </div>
        <input
          ref={input}
          type="file"
          accept={photoTypes.join(',')}
          aria-label={label}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0]
            // Reset, so that choosing the same file again fires a change event.
            target.value = ''
            if (file) photo.choose(file)
          }}
        />
      </div>
    </div>
  )
}

function Preview({ photo }: { photo: Photo }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (photo.preview === null) return null
  if (photo.preview === broken) {
    return (
      <p className="w-36 text-sm text-ink-soft">This photo is no longer available. Please choose it again.</p>
    )
  }
  return (
    <img
      src={photo.preview}
      alt={photo.name ? `Preview of ${photo.name}` : 'Current photo'}
      onError={() => setBroken(photo.preview)}
      className={cx(
        'h-28 w-36 shrink-0 rounded-md border border-line bg-sunken object-cover',
        photo.failure && 'opacity-50',
      )}
    />
  )
}

function Progress({ fraction }: { fraction: number }) {
  const percent = Math.round(fraction * 100)
  return (
    <div className="flex flex-col gap-1">
      <div
        role="progressbar"
        aria-label="Uploading the photo"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 max-w-xs overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden="true" className="text-xs text-ink-faint">
        {percent < 100 ? `Uploading, ${percent}%` : 'Almost there…'}
      </span>
    </div>
  )
}

import { Star } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { cx } from '#client/lib/cx.ts'
import { RequiredMark } from './field.tsx'

interface StarInputProps {
  legend: string
  /** Meaning of each star count, starting at one. */
  captions: readonly string[]
  /** 0 while nothing is selected. */
  value: number
  onChange: (value: number) => void
  /** Replaces the caption while nothing is selected. */
  prompt: string
  isInvalid?: boolean
  /** The star in the Tab order. */
  ref?: RefObject<HTMLInputElement | null>
}

/** Radio buttons styled as stars. */
export function StarInput(props: StarInputProps) {
  const { legend, captions, value, onChange, prompt, isInvalid = false, ref } = props
  const [hovered, setHovered] = useState(0)
  const name = useId()
  const promptId = useId()
  const shown = hovered || value
  return (
    <fieldset aria-describedby={value === 0 ? promptId : undefined}>
      <legend className="mb-1 text-sm font-medium text-ink">
        {legend}
        <RequiredMark />
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex" onPointerLeave={() => setHovered(0)}>
          {captions.map((caption, index) => {
            const stars = index + 1
            return (
              <label
                key={caption}
                onPointerEnter={(event) => {
                  // Touch has no hover, so the last star would stay filled.
                  if (event.pointerType === 'mouse') setHovered(stars)
                }}
                className="relative flex size-11 cursor-pointer items-center justify-center rounded-md has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
              >
                <input
                  ref={stars === (value || 1) ? ref : undefined}
                  type="radio"
                  name={name}
                  value={stars}
                  checked={stars === value}
                  onChange={() => onChange(stars)}
                  aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}, ${caption}`}
                  aria-invalid={isInvalid || undefined}
                  className="sr-only"
                />
                <Star
                  aria-hidden="true"
                  className={cx(
                    'size-7 transition-colors',
                    stars <= shown ? 'fill-star text-star' : 'fill-none text-line-strong',
                  )}
                />
              </label>
            )
          })}
        </div>
        <p
          id={promptId}
          className={cx(
            'text-sm',
            shown > 0 ? 'font-medium text-ink' : isInvalid ? 'font-medium text-danger' : 'text-ink-faint',
          )}
        >
          {captions[shown - 1] ?? prompt}
        </p>
      </div>
    </fieldset>
  )
}

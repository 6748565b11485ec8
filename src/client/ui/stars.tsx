import { Star } from 'lucide-react'
import { cx } from '#client/lib/cx.ts'

/** Rounds down: 4.9 shows four stars. */
export function Stars({ value, className }: { value: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${value.toFixed(1)} out of 5 stars`}
      className={cx('inline-flex gap-0.5', className)}
    >
      {places.map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={cx(
            'size-4',
            place <= Math.floor(value) ? 'fill-star text-star' : 'fill-none text-line-strong',
          )}
        />
      ))}
    </span>
  )
}

const places = [1, 2, 3, 4, 5]

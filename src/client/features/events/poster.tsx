import { useState } from 'react'
import type { CommunityEvent } from '#client/api/events.ts'
import { dayParts } from '#client/lib/calendar-day-format.ts'
import { cx } from '#client/lib/cx.ts'
import { Contours } from '#client/ui/art/contours.tsx'

/** The poster image, or a generated tile with the date and the initial. */
export function Poster({ event, className }: { event: CommunityEvent; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  const { photoUrl } = event
  if (photoUrl && photoUrl !== broken) {
    return (
      <img
        src={photoUrl}
        alt={`Poster of ${event.title}`}
        className={cx('rounded-lg border border-line bg-sunken object-contain', className)}
        onError={() => setBroken(photoUrl)}
      />
    )
  }
  const { weekday, month, number } = dayParts(event.eventDate)
  return (
    <div
      aria-hidden="true"
      className={cx('relative isolate overflow-hidden rounded-lg bg-band text-on-band', className)}
    >
      <Contours className="-z-1 text-on-band opacity-12" />
      <span className="absolute -right-2 -bottom-7 -z-1 font-display text-[9rem] leading-none font-bold text-on-band opacity-10">
        {[...event.title.trim()][0]?.toUpperCase()}
      </span>
      <p className="flex h-full flex-col justify-between gap-6 p-5">
        <span className="text-sm font-medium text-on-band-soft">{weekday}</span>
        <span>
          <span className="block font-display text-display leading-none font-semibold tabular-nums">
            {number}
          </span>
          <span className="mt-1 block font-display text-xl font-semibold">{month}</span>
        </span>
      </p>
    </div>
  )
}

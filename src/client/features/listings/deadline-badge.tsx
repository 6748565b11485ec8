import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { listingValues } from '#client/api/listing-values.ts'
import { Badge } from '#client/ui/badge.tsx'
import { type Deadline, deadlineOf } from '#shared/listings/deadline.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { type AnyListing, kindOfListing } from './listing-values.ts'

interface DeadlineBadgeProps {
  listing: AnyListing
  /** Shown for a listing without dates. */
  fallback?: ReactNode
}

export function DeadlineBadge({ listing, fallback = null }: DeadlineBadgeProps) {
  const deadline = deadlineOf(kindOf(kindOfListing(listing)), listingValues(listing), pacificDay(new Date()))
  if (deadline === null) return fallback
  return (
    <Badge tone={tones[deadline.state]}>
      {deadline.state === 'closing' ? <CalendarClock aria-hidden="true" className="size-3.5" /> : null}
      {deadline.words}
    </Badge>
  )
}

const tones = {
  opens: 'neutral',
  open: 'accent',
  closing: 'danger',
  closed: 'neutral',
  rolling: 'accent',
} as const satisfies Record<Deadline['state'], string>

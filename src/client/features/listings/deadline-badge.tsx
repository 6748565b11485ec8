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
  /** Puts 'in 7 days' or 'due Jan 21' on a separate line, for a narrow column. */
  isStacked?: boolean
}

export function DeadlineBadge({ listing, fallback = null, isStacked = false }: DeadlineBadgeProps) {
  const deadline = deadlineOf(kindOf(kindOfListing(listing)), listingValues(listing), pacificDay(new Date()))
  if (deadline === null) return fallback
  const { state, text, note } = deadline
  const badge = (
    <Badge tone={tones[state]}>
      {state === 'closing' ? <CalendarClock aria-hidden="true" className="size-3.5" /> : null}
      {text}
      {note && !isStacked ? ` · ${note}` : null}
    </Badge>
  )
  if (!isStacked) return badge
  return (
    <span className="flex flex-col items-start gap-1">
      {badge}
      {note ? <span className="px-2.5 text-xs text-ink-soft">{note}</span> : null}
    </span>
  )
}

const tones = {
  opens: 'neutral',
  open: 'accent',
  closing: 'danger',
  closed: 'neutral',
  rolling: 'accent',
  runs: 'accent',
} as const satisfies Record<Deadline['state'], string>

import type { ReactNode } from 'react'
import { formatCount } from '#client/lib/count-of.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Overview } from '#shared/contract/moderation.ts'
import { waitingSince } from '../waiting-since.ts'
import { WeekBars } from './week-bars.tsx'

interface OverviewStripProps {
  overview: Overview | undefined
  hasFailed: boolean
  onShowPastDeadlines: () => void
}

/** What an admin looks for first. */
export function OverviewStrip({ overview, hasFailed, onShowPastDeadlines }: OverviewStripProps) {
  // The dashboard works without its figures; a second complaint beside the tab's own would help nobody.
  if (hasFailed) return null
  if (!overview) return <Skeleton className="h-28 rounded-lg" />
  const { waiting, openReports, reports, people, listings, pastDeadline } = overview
  return (
    <section
      aria-label="Overview"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-card lg:grid-cols-5"
    >
      <Tile label="Waiting now" count={waiting.count}>
        {waiting.oldestSince ? `Oldest: ${waitingSince(waiting.oldestSince, new Date())}` : 'All caught up'}
      </Tile>
      <Tile label="Open reports" count={openReports}>
        <WeekBars weeks={reports.weeks} label="Reports" />
      </Tile>
      <Tile label="New people, 30 days" count={people.last30Days}>
        <WeekBars weeks={people.weeks} label="New people" />
      </Tile>
      <Tile label="New listings, 30 days" count={listings.last30Days}>
        <WeekBars weeks={listings.weeks} label="New listings" />
      </Tile>
      <Tile
        label="Past deadline, still live"
        count={pastDeadline}
        className="max-lg:col-span-2 max-lg:flex-row max-lg:items-center max-lg:justify-between"
      >
        {pastDeadline > 0 ? (
          <button type="button" onClick={onShowPastDeadlines} className="min-h-7 text-sm text-link">
            Show them
          </button>
        ) : (
          'None'
        )}
      </Tile>
    </section>
  )
}

interface TileProps {
  label: string
  count: number
  className?: string
  children: ReactNode
}

function Tile({ label, count, className = '', children }: TileProps) {
  return (
    <div className={`flex flex-col gap-1 bg-surface px-4 py-3.5 sm:px-5 ${className}`}>
      <p className="text-xs text-ink-faint">{label}</p>
      <p className="font-display text-2xl font-semibold">{formatCount(count)}</p>
      <div className="flex min-h-7 items-end text-sm text-ink-soft">{children}</div>
    </div>
  )
}

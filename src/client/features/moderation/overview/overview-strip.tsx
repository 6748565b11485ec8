import type { ReactNode } from 'react'
import { formatCount } from '#client/lib/count-of.ts'
import type { Overview } from '#shared/contract/moderation.ts'
import { elapsedTime } from '../elapsed-time.ts'
import { WeekBars } from './week-bars.tsx'

interface OverviewStripProps {
  overview: Overview | undefined
  hasFailed: boolean
  onShowPastDeadlines: () => void
}

export function OverviewStrip({ overview, hasFailed, onShowPastDeadlines }: OverviewStripProps) {
  // The dashboard works without the overview, so a failure renders nothing.
  if (hasFailed) return null
  return (
    <section
      aria-label="Overview"
      aria-busy={overview === undefined}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-card lg:grid-cols-5"
    >
      <Tile label="Waiting now" count={overview?.waiting.count}>
        {overview ? oldestOf(overview.waiting) : null}
      </Tile>
      <Tile label="Open reports" count={overview?.openReports}>
        {overview ? <WeekBars weeks={overview.reports.weeks} label="Reports" /> : null}
      </Tile>
      <Tile label="New users, 30 days" count={overview?.people.last30Days}>
        {overview ? <WeekBars weeks={overview.people.weeks} label="New users" /> : null}
      </Tile>
      <Tile label="New listings, 30 days" count={overview?.listings.last30Days}>
        {overview ? <WeekBars weeks={overview.listings.weeks} label="New listings" /> : null}
      </Tile>
      <Tile
        label="Past deadline, still live"
        count={overview?.pastDeadline}
        className="max-lg:col-span-2 max-lg:flex-row max-lg:items-center max-lg:justify-between"
      >
        <span className="max-lg:w-20 max-lg:text-right">
          {overview?.pastDeadline === 0 ? 'None' : null}
          {overview && overview.pastDeadline > 0 ? (
            <button type="button" onClick={onShowPastDeadlines} className="min-h-7 text-sm text-link">
              Show them
            </button>
          ) : null}
        </span>
      </Tile>
    </section>
  )
}

const oldestOf = ({ oldestSince }: Overview['waiting']) =>
  oldestSince ? `Oldest: ${elapsedTime(oldestSince, new Date())}` : 'All caught up'

interface TileProps {
  label: string
  /** Undefined while loading; the tile keeps its size. */
  count: number | undefined
  className?: string
  children: ReactNode
}

function Tile({ label, count, className = '', children }: TileProps) {
  return (
    <div className={`flex flex-col gap-1 bg-surface px-4 py-3.5 sm:px-5 ${className}`}>
      <p className="text-xs text-ink-faint">{label}</p>
      <p className="min-w-12 font-display text-2xl font-semibold">
        {count === undefined ? '\u00a0' : formatCount(count)}
      </p>
      <div className="flex min-h-7 items-end text-sm text-ink-soft">{children}</div>
    </div>
  )
}

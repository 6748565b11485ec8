import { Bookmark, CalendarDays, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatDay } from '#client/lib/format-day.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import type { PlanEntry } from '#shared/rules/plan.ts'

/** About three lines beside the guide. */
const textLength = 90

export function Timeline({ entries }: { entries: readonly PlanEntry[] }) {
  return (
    <ol className="flex flex-col">
      {entries.map((entry) => (
        <li key={entry.id} className="relative flex gap-4 pb-5 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-8 bottom-0 left-4 w-px -translate-x-1/2 bg-line in-[li:last-child]:hidden"
          />
          <span
            aria-hidden="true"
            className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent [&>svg]:size-4"
          >
            {icons[entry.source.type]}
          </span>
          <div className="min-w-0 pt-1">
            <p className="text-sm font-medium text-ink">
              {entry.isApproximate ? 'Around ' : null}
              <time dateTime={entry.day}>{formatDay(entry.day)}</time>
            </p>
            <Link
              href={hrefOf(entry)}
              className="block text-sm text-ink-soft underline-offset-2 hover:text-accent hover:underline"
            >
              {truncateText(entry.text, textLength)}
            </Link>
          </div>
        </li>
      ))}
    </ol>
  )
}

const icons: Record<PlanEntry['source']['type'], ReactNode> = {
  guide: <MapPin />,
  saved: <Bookmark />,
  nearby: <CalendarDays />,
}

const hrefOf = ({ source }: PlanEntry): string =>
  source.type === 'guide' ? `/guides?step=${source.step}` : source.href

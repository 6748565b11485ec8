import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { cx } from '#client/lib/cx.ts'
import { nonBreaking } from '#client/lib/non-breaking.ts'
import { dayRange } from '#shared/rules/near-day.ts'
import type { SummerWeek, WeekEntry } from './summer-plan.ts'

interface WeekTileProps {
  week: SummerWeek
  /** Links to camps that fit an empty week. */
  findHref: string
}

export function WeekTile({ week, findHref }: WeekTileProps) {
  const headingId = useId()
  const isClashing = week.entries.some((entry) => entry.isClashing)
  const range = dayRange(week.from, week.to, week.from) ?? ''
  return (
    <section
      aria-labelledby={headingId}
      className={cx(
        'flex h-full break-inside-avoid flex-col gap-2 rounded-lg border p-4',
        isClashing ? 'border-danger bg-danger-soft/40' : 'border-line bg-surface',
      )}
    >
      <h3
        id={headingId}
        className="flex min-h-6 items-center justify-between gap-2 font-sans text-sm font-semibold"
      >
        {range}
        {isClashing ? (
          <span className="inline-flex items-center gap-1 text-danger">
            <TriangleAlert aria-hidden="true" className="size-4" />
            Clash
          </span>
        ) : null}
      </h3>
      {week.entries.length === 0 ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-soft">
          Free
          <Link
            href={findHref}
            className="text-link -my-1 py-1 print:hidden"
            aria-label={`Find a camp for ${range}`}
          >
            Find a camp
          </Link>
        </p>
      ) : (
        <ul className="flex flex-col gap-1.5">
          {week.entries.map((entry) => (
            <li key={entry.item.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Entry({ entry: { item, number, weeks, isClashing } }: { entry: WeekEntry }) {
  return (
    <div
      className={cx(
        'rounded-sm border-l-4 bg-sunken px-3 py-1.5 print:bg-transparent',
        isClashing ? 'border-danger' : item.hasCost ? 'border-accent' : 'border-line-strong',
      )}
    >
      <Link
        href={item.href}
        className="line-clamp-2 text-sm font-medium underline-offset-2 hover:text-accent hover:underline"
      >
        {item.title}
      </Link>
      <p className="text-xs text-ink-soft">
        {item.label}
        {item.isOngoing ? ', ongoing' : weeks > 1 ? `, ${nonBreaking(`week ${number} of ${weeks}`)}` : null}
        {isClashing ? <span className="sr-only">, clashes</span> : null}
      </p>
    </div>
  )
}

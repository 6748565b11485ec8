import { CalendarClock, CalendarDays, CircleDollarSign, Gauge, MapPin, UserRound } from 'lucide-react'
import { cx } from '#client/lib/cx.ts'
import type { KeyFact, KeyFactName } from '../key-facts.ts'
import { SelectivityDot } from '../selectivity-dot.tsx'

interface KeyFactsStripProps {
  facts: readonly KeyFact[]
  /** The selectivity level, for its dot. */
  level: number | null
}

/** The deciding facts, before everything else. */
export function KeyFactsStrip({ facts, level }: KeyFactsStripProps) {
  if (facts.length === 0) return null
  return (
    <section aria-label="At a glance">
      <dl
        className={cx(
          'grid grid-cols-2 gap-x-4 gap-y-3.5 rounded-lg bg-sunken px-4 py-3.5 sm:gap-x-8',
          // A single row sizes to its content; two rows share columns.
          facts.length > 4 ? 'sm:grid-cols-3 lg:flex lg:flex-wrap' : 'sm:flex sm:flex-wrap',
        )}
      >
        {facts.map(({ name, label, text, note, isUrgent }) => (
          <div key={name} className="relative min-w-0 pl-7 sm:max-w-56">
            <dt className="text-xs text-ink-soft">
              <FactIcon name={name} />
              {label}
            </dt>
            <dd className="text-breaks text-sm">
              <span className="flex items-baseline gap-1.5 font-semibold text-ink">
                {name === 'selectivity' && level !== null ? <SelectivityDot level={level} /> : null}
                <span className="min-w-0">{text}</span>
              </span>
              {note ? (
                <span
                  className={cx(
                    'block text-xs text-balance',
                    isUrgent ? 'font-medium text-danger' : 'text-ink-soft',
                  )}
                >
                  {note}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function FactIcon({ name }: { name: KeyFactName }) {
  const Icon = icons[name]
  return <Icon aria-hidden="true" className="absolute top-0 left-0 size-4.5 text-accent" />
}

const icons = {
  cost: CircleDollarSign,
  ages: UserRound,
  dates: CalendarDays,
  due: CalendarClock,
  selectivity: Gauge,
  place: MapPin,
} satisfies Record<KeyFactName, unknown>

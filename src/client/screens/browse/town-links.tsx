import { useId } from 'react'
import { formatCount } from '#client/lib/count-of.ts'
import type { TownTotal } from '#shared/contract/browse.ts'
import { browseTownPath } from '#shared/listings/browse-paths.ts'
import { kindOf } from '#shared/listings/kinds.ts'

export function TownLinks({ title, towns }: { title: string; towns: readonly TownTotal[] }) {
  const headingId = useId()
  if (towns.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {towns.map((town) => (
          <li key={`${town.kind} ${town.city} ${town.state}`}>
            <a
              href={browseTownPath(town.kind, town)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm hover:border-accent-line hover:text-accent md:min-h-9"
            >
              <span className="sr-only">{kindOf(town.kind).names.plural} in </span>
              {town.city}, {town.state}
              <span className="text-ink-faint tabular-nums">{formatCount(town.total)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

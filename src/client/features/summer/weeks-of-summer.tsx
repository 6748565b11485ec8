import { useSearchParams } from 'wouter'
import { kindPaths } from '#shared/listings/kind-paths.ts'
import type { SummerItem } from './summer-items.ts'
import { summerPlan } from './summer-plan.ts'
import { SummerSummary } from './summer-summary.tsx'
import type { Period } from './summer-weeks.ts'
import { WeekTile } from './week-tile.tsx'

/** Excluded items are in the URL, so that the plan can be reopened and printed. */
export function WeeksOfSummer({ items, summer }: { items: readonly SummerItem[]; summer: Period }) {
  const [search, setSearch] = useSearchParams()
  const excludedIds = new Set((search.get('without') ?? '').split(','))
  const included = items.filter(({ id }) => !excludedIds.has(id))
  const plan = summerPlan(included, summer)

  const include = ({ id }: SummerItem, isIncluded: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        const excluded = items
          .map((item) => item.id)
          .filter((other) => (other === id ? !isIncluded : excludedIds.has(other)))
        if (excluded.length > 0) after.set('without', excluded.join(','))
        else after.delete('without')
        return after
      },
      { replace: true },
    )

  return (
    <div className="flex flex-col gap-6">
      <SummerSummary
        plan={plan}
        items={items}
        isExcluded={({ id }) => excludedIds.has(id)}
        onChange={include}
      />
      <ol
        aria-label={`Weeks of summer ${summer.from.slice(0, 4)}`}
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 print:grid-cols-3"
      >
        {plan.weeks.map((week) => (
          <li key={week.from}>
            <WeekTile week={week} findHref={`/${kindPaths.camp}?from=${week.from}&to=${week.to}`} />
          </li>
        ))}
      </ol>
    </div>
  )
}

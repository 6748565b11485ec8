import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf } from '#client/lib/count-of.ts'
import { nonBreaking } from '#client/lib/non-breaking.ts'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { costText } from '#shared/listings/deciding-facts.ts'
import { dayRange } from '#shared/rules/near-day.ts'
import type { SummerItem } from './summer-items.ts'
import type { SummerPlan } from './summer-plan.ts'

interface SummerSummaryProps {
  plan: SummerPlan
  items: readonly SummerItem[]
  isExcluded: (item: SummerItem) => boolean
  onChange: (item: SummerItem, isIncluded: boolean) => void
}

export function SummerSummary({ plan, items, isExcluded, onChange }: SummerSummaryProps) {
  const { weeks, clashes, cost, withoutCost } = plan
  const free = weeks.filter(({ entries }) => entries.length === 0).length
  return (
    <Card className="flex flex-col gap-6 print:border-0 print:p-0 print:shadow-none">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3" aria-live="polite">
        <Fact term="Total cost">
          {cost ?? 'Not specified'}
          {withoutCost > 0 && cost !== null ? (
            <span className="block text-sm font-normal text-ink-soft">
              {`plus ${countOf(withoutCost, 'camp')} without a cost`}
            </span>
          ) : null}
        </Fact>
        <Fact term="Free weeks">{`${free} of ${weeks.length}`}</Fact>
        <Fact term="Clashes">{clashes.length === 0 ? 'None' : String(clashes.length)}</Fact>
      </dl>
      {clashes.length > 0 ? <ClashList clashes={clashes} /> : null}
      <details className="print:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-medium md:min-h-8">
          <ChevronDown aria-hidden="true" className="size-4 transition-transform in-[[open]]:rotate-180" />
          {`Choose what counts: ${items.filter((item) => !isExcluded(item)).length} of ${items.length}`}
        </summary>
        <ul className="mt-1 grid gap-x-8 lg:grid-cols-2">
          {items.map((item) => (
            <li key={item.id}>
              <Checkbox
                label={<ItemLabel item={item} />}
                checked={!isExcluded(item)}
                onChange={(event) => onChange(item, event.target.checked)}
              />
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}

const shownClashes = 5

/** The weeks below mark every clash. */
function ClashList({ clashes }: { clashes: SummerPlan['clashes'] }) {
  const hidden = clashes.length - shownClashes
  return (
    <ul className="flex flex-col gap-1 text-sm text-danger">
      {clashes.slice(0, shownClashes).map(({ items: [one, other], days }) => (
        <li key={`${one.id} ${other.id}`}>
          {`${one.title} and ${other.title}: ${nonBreaking(dayRange(days.from, days.to, days.from) ?? '')}`}
        </li>
      ))}
      {hidden > 0 ? <li>{`and ${countOf(hidden, 'other clash', 'other clashes')}, marked below`}</li> : null}
    </ul>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function ItemLabel({ item: { title, period, isOngoing, hasCost, costRange } }: { item: SummerItem }) {
  const days = isOngoing
    ? 'Ongoing'
    : period
      ? dayRange(period.from, period.to, period.from)
      : 'No dates for this summer'
  return (
    <>
      {title}
      <span className="block text-xs text-ink-soft">
        {[days, hasCost ? (costText(costRange) ?? 'cost not specified') : null].filter(Boolean).join(', ')}
      </span>
    </>
  )
}

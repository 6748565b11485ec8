import { formatCount } from '#client/lib/count-of.ts'
import type { campCostRanges } from '#shared/reference/options.ts'

/** In dollars; `to` is null for an open-ended range. */
interface Cost {
  from: number
  to: number | null
}

const costs: Readonly<Record<string, Cost>> = {
  FREE: { from: 0, to: 0 },
  '< $1000': { from: 0, to: 1000 },
  '$1000 - $3000': { from: 1000, to: 3000 },
  '$3000 - $5000': { from: 3000, to: 5000 },
  '$5000 - $6500': { from: 5000, to: 6500 },
  '$6500 - $8000': { from: 6500, to: 8000 },
  '> $8000': { from: 8000, to: null },
} satisfies Record<(typeof campCostRanges)[number], Cost>

/** The sum of cost ranges: '$1,000 to $4,000', 'Free', 'Up to $1,000', 'More than $9,000'; null without any. */
export const totalCost = (ranges: readonly (string | null)[]): string | null => {
  const known = ranges.flatMap((range) => (range === null ? [] : (costs[range] ?? [])))
  if (known.length === 0) return null
  const from = known.reduce((sum, cost) => sum + cost.from, 0)
  const to = known.some((cost) => cost.to === null)
    ? null
    : known.reduce((sum, cost) => sum + (cost.to ?? 0), 0)
  if (to === null) return `More than ${dollars(from)}`
  if (to === 0) return 'Free'
  return from === 0 ? `Up to ${dollars(to)}` : `${dollars(from)} to ${dollars(to)}`
}

const dollars = (amount: number) => `$${formatCount(amount)}`

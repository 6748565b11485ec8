import { totalCost } from './summer-cost.ts'
import type { SummerItem } from './summer-items.ts'
import { isOverlapping, type Period, sharedDays, weeksOf } from './summer-weeks.ts'

interface Clash {
  items: readonly [PlacedItem, PlacedItem]
  days: Period
}

export interface WeekEntry {
  item: PlacedItem
  /** Which of the item's weeks this is, from 1. */
  number: number
  weeks: number
  isClashing: boolean
}

export interface SummerWeek extends Period {
  entries: WeekEntry[]
}

export interface SummerPlan {
  weeks: SummerWeek[]
  clashes: Clash[]
  /** Null when no placed item has a cost. */
  cost: string | null
  /** How many placed items should have a cost but do not. */
  withoutCost: number
}

type PlacedItem = SummerItem & { period: Period }

const isPlaced = (item: SummerItem): item is PlacedItem => item.period !== null

/** Places items in the weeks of a summer. */
export const summerPlan = (items: readonly SummerItem[], summer: Period): SummerPlan => {
  const placed = items.filter(isPlaced).sort(byFirstDay)
  const clashes = clashesOf(placed)
  const withCost = placed.filter(({ hasCost }) => hasCost)
  const weeks = weeksOf(summer)
  return {
    weeks: weeks.map((week) => ({ ...week, entries: entriesOf(week, weeks, placed, clashes) })),
    clashes,
    cost: totalCost(withCost.map(({ costRange }) => costRange)),
    withoutCost: withCost.filter(({ costRange }) => costRange === null).length,
  }
}

/** Two items clash on the days they share, unless one is ongoing. */
const clashesOf = (placed: readonly PlacedItem[]): Clash[] => {
  const fixed = placed.filter(({ isOngoing }) => !isOngoing)
  return fixed.flatMap((one, at) =>
    fixed.slice(at + 1).flatMap((other): Clash[] => {
      const days = sharedDays(one.period, other.period)
      return days ? [{ items: [one, other], days }] : []
    }),
  )
}

const entriesOf = (
  week: Period,
  weeks: readonly Period[],
  placed: readonly PlacedItem[],
  clashes: readonly Clash[],
): WeekEntry[] =>
  placed
    .filter(({ period }) => isOverlapping(period, week))
    .map((item) => {
      const own = weeks.filter((other) => isOverlapping(item.period, other))
      return {
        item,
        number: own.findIndex(({ from }) => from === week.from) + 1,
        weeks: own.length,
        isClashing: clashes.some(({ items, days }) => items.includes(item) && isOverlapping(days, week)),
      }
    })

/** On the same first day the longest comes first, so that its position is stable across weeks. */
const byFirstDay = (one: PlacedItem, other: PlacedItem): number =>
  one.period.from.localeCompare(other.period.from) || other.period.to.localeCompare(one.period.to)

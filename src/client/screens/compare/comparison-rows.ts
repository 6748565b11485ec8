import { listingValues } from '#client/api/listing-values.ts'
import {
  bestOf,
  type ComparedCell,
  type ComparedRow,
  costRank,
  milesRank,
  startRank,
} from '#client/features/compare/compare-rows.ts'
import { detailRowsOf } from '#client/features/listings/detail/detail-rows.ts'
import { type KeyFactName, keyFactsOf } from '#client/features/listings/key-facts.ts'
import type { AnyListing } from '#client/features/listings/listing-values.ts'
import { countOf } from '#client/lib/count-of.ts'
import { distanceLabel } from '#client/lib/distance-label.ts'
import type { Listing } from '#shared/contract/listings.ts'
import { isListingKind, type Kind, kindOf } from '#shared/listings/kinds.ts'

/** The first rows, most important first. */
const questions: readonly { name: KeyFactName; label: string }[] = [
  { name: 'cost', label: 'Cost' },
  { name: 'dates', label: 'When' },
  { name: 'due', label: 'Deadline' },
  { name: 'ages', label: 'Ages' },
  { name: 'selectivity', label: 'Selectivity' },
  { name: 'place', label: 'Place' },
]

/** The rows of the comparison: key facts, distance, rating, then details. Omits rows without any value. */
export function comparisonRows(kind: Kind, items: readonly Listing[], today: string): ComparedRow[] {
  const facts = items.map((item) => keyFactsOf(kind, listingValues(item), today))
  const best = {
    cost: marks(items, 'Lowest cost', (item) => costRank(kind, listingValues(item))),
    dates: marks(items, 'Soonest', (item) => startRank(kind, listingValues(item), today)),
  }
  const keyRows = questions.map(({ name, label }) => ({
    label: name === 'cost' ? moneyLabel(kind) : label,
    cells: facts.map((of, index): ComparedCell => {
      const fact = of.find((one) => one.name === name)
      const mark = name === 'cost' || name === 'dates' ? best[name][index] : undefined
      return { text: fact?.text ?? null, note: fact?.note, best: mark }
    }),
  }))
  const nearest = marks(items, 'Nearest', milesRank)
  const distance = {
    label: 'Distance',
    cells: items.map((item, index) => ({ text: distanceLabel(item), best: nearest[index] })),
  }
  const rating = {
    label: 'Rating',
    cells: items.map(({ averageRating, reviewCount }) =>
      averageRating === null
        ? { text: null }
        : { text: `${averageRating.toFixed(1)} of 5`, note: countOf(reviewCount, 'review') },
    ),
  }
  const rows = [
    ...keyRows,
    distance,
    ...(kindOf(kind).isReviewable ? [rating] : []),
    ...detailRows(kind, items, today),
  ]
  return rows.filter(({ cells }) => cells.some(({ text }) => text !== null))
}

/** A camp has a cost, a job has pay, an internship may have either. */
function moneyLabel(kind: Kind) {
  const has = (name: string) => kindOf(kind).facts.some(({ fact }) => fact === name)
  if (!has('pay')) return 'Cost'
  return has('cost') ? 'Pay or cost' : 'Pay'
}

const marks = (items: readonly Listing[], word: string, rank: (item: Listing) => number | null) =>
  bestOf(items.map(rank)).map((isBest) => (isBest ? word : undefined))

/** Covered by the key facts, and contact fields. */
const excludedFields: ReadonlySet<string> = new Set([
  'costRange',
  'compensation',
  'salaryRange',
  'salaryMin',
  'minimumAge',
  'selectivityLevel',
  'openingDate',
  'closingDate',
  'applicationDeadline',
  'dates',
  'internshipDates',
  'address',
  'website',
  'applicationUrl',
])

/** The details of the kind and its list fields, without `excludedFields`. */
function detailRows(kind: Kind, items: readonly Listing[], today: string): ComparedRow[] {
  const lists = [kindOf(kind).categories, 'targetAudience', 'tags', 'subjects']
  const listRows = lists.flatMap((name) => {
    const field = kindOf(kind).fields[name]
    if (!field) return []
    const textOf = (item: Listing) => {
      const value = listingValues(item)[name]
      return Array.isArray(value) && value.length > 0 ? value.join(', ') : null
    }
    return [{ label: field.label, cells: items.map((item) => ({ text: textOf(item) })) }]
  })
  if (!isListingKind(kind)) return listRows
  const stated = items.map((item) => {
    const { about, details } = detailRowsOf(item as AnyListing, today)
    const rows = [...details.flatMap((group) => group.rows), ...about]
    return rows.filter(({ row }) => !row.fields.some((field) => excludedFields.has(field)))
  })
  const labels = [...new Set(stated.flatMap((rows) => rows.map(({ row }) => row.label)))]
  const own = labels.map((label) => ({
    label,
    cells: stated.map((rows) => ({ text: rows.find(({ row }) => row.label === label)?.text ?? null })),
  }))
  return [...own, ...listRows]
}

import type { Listing } from '#shared/contract/listings.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** What one listing says in a row; null when it does not say. */
export interface ComparedCell {
  text: string | null
  note?: string | null
  /** 'Lowest cost', where that is a fact. */
  best?: string
}

export interface ComparedRow {
  label: string
  cells: ComparedCell[]
}

/**
 * Marks the least of the known values. All that share it are marked, and none when all are equal or only one is known:
 * there is nothing to choose then.
 */
export function bestOf(values: readonly (number | null)[]): boolean[] {
  const known = values.filter((value) => value !== null)
  const least = Math.min(...known)
  const isChoice = known.length > 1 && known.some((value) => value > least)
  return values.map((value) => isChoice && value === least)
}

/** Says something different about at least two. */
export const isDifferent = ({ cells }: ComparedRow): boolean =>
  new Set(cells.map(({ text, note }) => `${text ?? ''}\n${note ?? ''}`)).size > 1

/** The place of a cost in the order of amounts; free text is a fact only where it says 'free'. */
export function costRank(kind: Kind, values: Values): number | null {
  const field = kindOf(kind).fields.costRange
  if (field?.type === 'choice') {
    const rank = field.options.indexOf(String(values.costRange))
    return rank === -1 ? null : rank
  }
  if (typeof values.cost !== 'string' || values.cost === '') return null
  return /^free\b/i.test(values.cost) ? 0 : 1
}

/** The first day on which it takes place, unless that is over. */
export function startRank(kind: Kind, values: Values, today: string): number | null {
  const day = kindOf(kind).hasDates ? values.eventDate : 'dates' in values ? values.openingDate : null
  return typeof day === 'string' && day >= today ? Date.parse(day) : null
}

export const milesRank = ({ distanceMiles }: Listing): number | null => distanceMiles ?? null

import type { Listing } from '#shared/contract/listings.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** One listing's value in a row; null when not specified. */
export interface ComparedCell {
  text: string | null
  note?: string | null
  /** For example, 'Lowest cost'. */
  best?: string
}

export interface ComparedRow {
  label: string
  cells: ComparedCell[]
}

/** Marks the lowest known values, including ties. Marks none when all known values are equal: there is no choice. */
export function bestOf(values: readonly (number | null)[]): boolean[] {
  const known = values.filter((value) => value !== null)
  const lowest = Math.min(...known)
  const hasChoice = known.some((value) => value > lowest)
  return values.map((value) => hasChoice && value === lowest)
}

/** True when at least two cells differ. */
export const isDifferent = ({ cells }: ComparedRow): boolean =>
  new Set(cells.map(({ text, note }) => `${text ?? ''}\n${note ?? ''}`)).size > 1

/** Sort rank of a cost; free text counts only as free or not free. */
export function costRank(kind: Kind, values: Values): number | null {
  const field = kindOf(kind).fields.costRange
  if (field?.type === 'choice') {
    const rank = field.options.indexOf(String(values.costRange))
    return rank === -1 ? null : rank
  }
  if (typeof values.cost !== 'string' || values.cost === '') return null
  return /^free\b/i.test(values.cost) ? 0 : 1
}

/** Sort rank of the start day; null when it has passed. */
export function startRank(kind: Kind, values: Values, today: string): number | null {
  const day = kindOf(kind).hasDates ? values.eventDate : 'dates' in values ? values.openingDate : null
  return typeof day === 'string' && day >= today ? Date.parse(day) : null
}

export const milesRank = ({ distanceMiles }: Listing): number | null => distanceMiles ?? null

import type { KindShape, Values } from './define-kind.ts'
import { textOf } from './read-values.ts'

/**
 * The application period, from the first of the kind's date fields with a value. An ongoing listing never closes. Ignores an
 * opening after the deadline.
 */
export const listingWindow = (
  kind: KindShape,
  values: Values,
): { opensOn: string | null; closesOn: string | null } => {
  const opensOn = firstOf(kind.opens, values)
  const closesOn = values.isOngoing === true ? null : firstOf(kind.closes, values)
  const isLater = opensOn !== null && closesOn !== null && opensOn > closesOn
  return { opensOn: isLater ? null : opensOn, closesOn }
}

const firstOf = (names: readonly string[], values: Values): string | null =>
  names.map((name) => textOf(values[name])).find((text) => text !== null) ?? null

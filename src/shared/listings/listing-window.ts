import type { KindShape, Values } from './define-kind.ts'
import { textOf } from './read-values.ts'

/**
 * The application period: the first of the kind's dates that is set. An ongoing listing never closes. An
 * opening after the deadline is a mistake and ignored.
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

import type { Values } from './define-kind.ts'
import { listOf } from './read-values.ts'

/**
 * Whether a listing can be used from anywhere: it says so, or every way in which it is offered is remote. A listing that is
 * also offered on site is a listing on site (docs/product.md 6.33).
 */
export const isRemote = (values: Values): boolean => values.isRemote === true || isOnline(values)

export const isOnline = ({ deliveryMode }: Values): boolean => {
  const modes = listOf(deliveryMode)
  return modes.length > 0 && modes.every((mode) => remoteModes.has(mode))
}

const remoteModes = new Set(['Remote', 'Online'])

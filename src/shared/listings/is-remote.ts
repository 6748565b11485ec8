import type { Values } from './define-kind.ts'
import { listOf } from './read-values.ts'

/**
 * True if the listing has the remote flag, or if all its delivery modes are remote. A listing that is also on site is not
 * remote (docs/product.md 6.33).
 */
export const isRemote = (values: Values): boolean => values.isRemote === true || isOnline(values)

export const isOnline = ({ deliveryMode }: Values): boolean => {
  const modes = listOf(deliveryMode)
  return modes.length > 0 && modes.every((mode) => remoteModes.has(mode))
}

const remoteModes = new Set(['Remote', 'Online'])

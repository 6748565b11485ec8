import type { Values } from './define-kind.ts'

/**
 * Whether a listing can be used from anywhere: it says so, or every way in which it is offered is remote. A listing that is
 * also offered on site is a listing on site (docs/product.md 6.33).
 */
export const isRemote = (values: Values): boolean => {
  const modes = Array.isArray(values.deliveryMode) ? values.deliveryMode : []
  return values.isRemote === true || (modes.length > 0 && modes.every((mode) => remoteModes.has(mode)))
}

const remoteModes = new Set(['Remote', 'Online'])

import type { Values } from '#shared/listings/define-kind.ts'

/** Offered from anywhere, so that no distance matters. */
export const isRemoteOnly = ({ deliveryMode: modes }: Values): boolean =>
  Array.isArray(modes) && modes.length > 0 && modes.every((mode) => mode === 'Remote' || mode === 'Online')

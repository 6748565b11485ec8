import type { Values } from '#shared/listings/define-kind.ts'

/** Fully remote, so distance is irrelevant. */
export const isRemoteOnly = ({ deliveryMode: modes }: Values): boolean =>
  Array.isArray(modes) && modes.length > 0 && modes.every((mode) => mode === 'Remote' || mode === 'Online')

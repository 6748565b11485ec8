/** What a limit counts by: a network address, a signed-in person (or the address), an address with an e-mail in the body. */
export type LimitKey = 'address' | 'person' | 'address-and-email'

export interface Limit {
  max: number
  windowSeconds: number
  per: LimitKey
}

const minute = 60
const hour = 60 * minute

/**
 * How often is too often. A school or a library shares one address, so limits per address leave room for a
 * class that signs up together; guessing one account's password is what the tight one is for. Reads have no
 * limit: they are cheap, and a flood of them is a matter for what stands in front of this process.
 * Counts live in this process, and each process counts for itself.
 */
export const limits = {
  write: { max: 120, windowSeconds: minute, per: 'person' },
  loginPerAccount: { max: 10, windowSeconds: minute, per: 'address-and-email' },
  passwordPerPerson: { max: 10, windowSeconds: minute, per: 'person' },
  loginPerAddress: { max: 100, windowSeconds: minute, per: 'address' },
  uploadPerPerson: { max: 60, windowSeconds: 10 * minute, per: 'person' },
  registerPerAddress: { max: 60, windowSeconds: hour, per: 'address' },
  mailPerAddress: { max: 30, windowSeconds: hour, per: 'address' },
  mailPerPerson: { max: 5, windowSeconds: hour, per: 'person' },
  tokenPerAddress: { max: 60, windowSeconds: 10 * minute, per: 'address' },
} as const satisfies Record<string, Limit>

/** Sizes and times beyond which a request is not worth waiting for. */
export const requestBounds = {
  bodyBytes: 256 * 1024,
  /** Headers must arrive within this time, which is what a client that sends one byte a minute runs into. */
  headersMs: 10_000,
  /** The whole request, body included. A large import over a slow line needs minutes. */
  requestMs: 180_000,
  /** A connection on which nothing moves, the time included that the answer to a large import takes. */
  idleSocketMs: 120_000,
  /** Longer than the 60 s after which common load balancers drop an idle connection themselves. */
  keepAliveMs: 65_000,
  healthMs: 2_000,
  shutdownMs: 10_000,
}

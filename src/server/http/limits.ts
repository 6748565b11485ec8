/** Counted by IP address, by account (or IP address), or by IP address and the email in the body. */
export type LimitKey = 'address' | 'person' | 'address-and-email'

export interface Limit {
  max: number
  windowSeconds: number
  per: LimitKey
}

const minute = 60
const hour = 60 * minute

/**
 * A school shares one IP address, so limits per address leave room for a class that signs up together. Reads of signed-in
 * users are unlimited; visitors and public pages have a limit, against crawlers. Each process counts separately.
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
  pagePerAddress: { max: 3000, windowSeconds: minute, per: 'address' },
  readPerAddress: { max: 6000, windowSeconds: minute, per: 'address' },
  tokenPerAddress: { max: 60, windowSeconds: 10 * minute, per: 'address' },
} as const satisfies Record<string, Limit>

export const requestBounds = {
  bodyBytes: 256 * 1024,
  /** Protects against slow clients. */
  headersMs: 10_000,
  /** A JSON body. */
  bodyMs: 15_000,
  /** The whole request with its body: a large import over a slow connection takes minutes. */
  requestMs: 180_000,
  /** Includes the response time of a large import. */
  idleSocketMs: 120_000,
  /** Longer than the 60 s after which common load balancers drop idle connections. */
  keepAliveMs: 65_000,
  healthMs: 2_000,
  /** Longer than a busy proxy leaves a pooled connection idle. */
  drainMs: 500,
  shutdownMs: 10_000,
}

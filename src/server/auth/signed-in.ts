import type { FactorMethod } from '#shared/contract/second-factor.ts'
import type { Account } from '#shared/contract/users.ts'

/** A finished sign-in; routes set both secrets as cookies. */
export interface SignedIn {
  account: Account
  sessionId: string
  deviceToken: string
}

/** The first step is done, and the account has a second factor. */
export interface SecondStep {
  methods: FactorMethod[]
  /** Identifies the step in a cookie. */
  ticket: string
}

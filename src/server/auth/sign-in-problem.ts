import type { SignInError } from '#shared/contract/auth.ts'

/** Why an OpenID Connect sign-in failed. The sign-in page has a message for each code. */
export class SignInProblem extends Error {
  override readonly name = 'SignInProblem'
  readonly code: SignInError
  /** The path after sign-in, once it is known. */
  returnTo = '/'

  constructor(code: SignInError, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

import type { SignInError } from '#shared/contract/auth.ts'

/** Why a visit to the provider did not end in a session. The sign-in page has the words for each code. */
export class SignInProblem extends Error {
  override readonly name = 'SignInProblem'
  readonly code: SignInError
  /** Where the person wanted to go, once that is known. */
  returnTo = '/'

  constructor(code: SignInError, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** The caller, loaded for each request. */
export interface Actor {
  userId: string
  role: 'user' | 'admin'
  /** Identifies the session in API calls; it is not a secret. */
  sessionId: string
  /** Whether the password was entered within the last 15 minutes. */
  hasRecentSignIn: boolean
  /** An admin without a second factor, if ADMIN_2FA requires one. */
  needsSecondFactor?: boolean
}

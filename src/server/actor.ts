/** The caller, loaded anew for each request. */
export interface Actor {
  userId: string
  role: 'user' | 'admin'
  /** Identifies the session in API calls; it is not a secret. */
  sessionId: string
  /** Whether the password was entered within the last 15 minutes. */
  hasRecentSignIn: boolean
  /** An admin without a second factor, where ADMIN_2FA asks for one. */
  needsSecondFactor?: boolean
}

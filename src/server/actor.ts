/** Who is asking. Services receive it and decide; it is read afresh for each request. */
export interface Actor {
  userId: string
  role: 'user' | 'admin'
  /** Names the session in calls; it opens nothing. */
  sessionId: string
  /** Whether the password was given within the last 15 minutes. */
  hasRecentSignIn: boolean
}

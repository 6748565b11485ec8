import { signToken, verifyToken } from '#server/secrets.ts'

export interface AskedOwner {
  userId: string
  /** When the mail was sent, which identifies its listings. */
  askedAt: Date
}

/** Confirms the listings of one mail, until the next mail. */
export const stillRightToken = (secret: string, { userId, askedAt }: AskedOwner): string =>
  signToken(secret, 'still-right', `${userId}.${askedAt.getTime()}`)

export function readStillRightToken(secret: string, token: string): AskedOwner | null {
  const [userId, askedMs] = verifyToken(secret, 'still-right', token)?.split('.') ?? []
  return userId && askedMs ? { userId, askedAt: new Date(Number(askedMs)) } : null
}

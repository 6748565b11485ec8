import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#server/secrets.ts'
import { isUuid } from '#server/users/is-uuid.ts'

export interface AskedOwner {
  userId: string
  /** When the owner was asked, which names the listings that the mail was about. */
  askedAt: Date
}

/** Signed instead of stored: it confirms the listings of one mail, until the owner is asked again. */
export const stillRightToken = (secret: string, { userId, askedAt }: AskedOwner): string => {
  const asked = `${userId}.${askedAt.getTime()}`
  return `${asked}.${keyedHash(secret, 'still-right', asked)}`
}

export function readStillRightToken(secret: string, token: string): AskedOwner | null {
  const [userId = '', askedMs = ''] = token.split('.')
  if (!isUuid(userId) || !/^\d{1,14}$/.test(askedMs)) return null
  const owner = { userId, askedAt: new Date(Number(askedMs)) }
  const [given, expected] = [token, stillRightToken(secret, owner)].map((text) => Buffer.from(text))
  if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected))
    return null
  return owner
}

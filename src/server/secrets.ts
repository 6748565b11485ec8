import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, safe in cookies and URLs. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function looksLikeSecret(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value)
}

type SecretPurpose =
  | 'session'
  | 'oidc'
  | 'link'
  | 'device'
  | 'account'
  | 'unsubscribe'
  | 'calendar'
  | 'shared-list'
  | 'claim'
  | 'still-right'
  | 'second-step'
  | 'passkey'
  | 'recovery-code'

/**
 * The stored form of a secret. It is keyed, so that neither a copy of the database nor write access to it allows a sign-in;
 * `purpose` separates the uses.
 */
export function keyedHash(key: string, purpose: SecretPurpose, value: string): string {
  return createHmac('sha256', key).update(`${purpose}:${value}`).digest('base64url')
}

/** A stateless token for a link: a payload signed with its keyed hash. */
export const signToken = (key: string, purpose: SecretPurpose, payload: string): string =>
  `${payload}.${keyedHash(key, purpose, payload)}`

/** The payload of a token; null unless this server signed it for that purpose. */
export function verifyToken(key: string, purpose: SecretPurpose, token: string): string | null {
  const payload = token.slice(0, Math.max(0, token.lastIndexOf('.')))
  const [given, expected] = [Buffer.from(token), Buffer.from(signToken(key, purpose, payload))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? payload : null
}

/** A password to print once: 25 unambiguous characters, about 122 bits. */
export function randomPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
  const characters = Array.from(randomBytes(25), (byte) => alphabet[byte % alphabet.length]).join('')
  return characters.replace(/(.{5})(?=.)/g, '$1-')
}

import { createHmac, randomBytes } from 'node:crypto'

/** 256 random bits in 43 characters that need no escaping in a cookie or an address. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text could be one of ours at all, so that junk is turned away before any work. */
export function looksLikeSecret(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value)
}

type SecretPurpose = 'session' | 'oidc' | 'link' | 'device' | 'account'

/**
 * What is stored in place of a secret. It is keyed: a copy of the database, or even the right to write to it, does
 * not sign anybody in. `purpose` keeps a value made for one use from being of use elsewhere.
 */
export function keyedHash(key: string, purpose: SecretPurpose, value: string): string {
  return createHmac('sha256', key).update(`${purpose}:${value}`).digest('base64url')
}

/** A password to print once and type in: 25 letters and digits that are hard to confuse, about 122 bits. */
export function randomPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
  const signs = Array.from(randomBytes(25), (byte) => alphabet[byte % alphabet.length]).join('')
  return signs.replace(/(.{5})(?=.)/g, '$1-')
}

import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#server/secrets.ts'

type Purpose = 'calendar' | 'shared-list'

const signatureLength = 22

/** An unguessable token for a link: a UUID and 128 bits of its keyed hash. The same id always gives the same token. */
export const signedId = (key: string, purpose: Purpose, id: string): string =>
  `${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}${signatureOf(key, purpose, id)}`

/** The id in a token, null unless this server signed it for that purpose. */
export const verifiedId = (key: string, purpose: Purpose, token: string): string | null => {
  if (!/^[\w-]{44}$/.test(token)) return null
  const hex = Buffer.from(token.slice(0, -signatureLength), 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  // Compared as a whole: base64url has several encodings of the same bytes.
  const expected = Buffer.from(signedId(key, purpose, id))
  return timingSafeEqual(Buffer.from(token), expected) ? id : null
}

const signatureOf = (key: string, purpose: Purpose, id: string): string =>
  keyedHash(key, purpose, id).slice(0, signatureLength)

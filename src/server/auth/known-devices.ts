import type { HttpReply, HttpRequest } from '#server/http/http-types.ts'
import { keyedHash } from '#server/secrets.ts'
import type { User } from '#server/users/users.repository.ts'
import { createHostCookie } from './session-cookie.ts'

/** Families share browsers; the oldest account beyond this number is dropped. */
const maxAccounts = 5
const maxAgeSeconds = 365 * 24 * 60 * 60

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * Device cookies (OWASP): guesses made elsewhere do not delay a browser that has signed in before. The token covers
 * the password hash, so a new password invalidates it.
 */
export function createKnownDevices(publicUrl: string, sessionSecret: string) {
  const cookie = createHostCookie({ name: 'waymark_devices', publicUrl, maxAgeSeconds })

  /** The tokens in the browser's cookie, to compare with `tokenOf`. */
  const tokensIn = (request: HttpRequest): string[] =>
    (cookie.read(request) ?? '')
      .split('.')
      .filter((token) => /^[\w-]{43}$/.test(token))
      .slice(0, maxAccounts)

  return {
    tokensIn,
    tokenOf: ({ id, passwordHash }: Pick<User, 'id' | 'passwordHash'>): string =>
      keyedHash(sessionSecret, 'device', `${id}:${passwordHash}`),
    remember(request: HttpRequest, reply: HttpReply, token: string) {
      const tokens = [...new Set([token, ...tokensIn(request)])].slice(0, maxAccounts)
      cookie.write(reply, tokens.join('.'))
    },
  }
}

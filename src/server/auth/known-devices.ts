import type { HttpReply, HttpRequest } from '#server/http/http-types.ts'
import { keyedHash } from '#server/secrets.ts'
import type { User } from '#server/users/users.repository.ts'

/** A family shares a browser; beyond this many accounts the oldest is dropped. */
const maxAccounts = 5
const maxAgeSeconds = 365 * 24 * 60 * 60

export interface KnownDevices {
  /** The tokens in the browser's cookie, to compare with `tokenOf`. */
  tokensIn(request: HttpRequest): string[]
  tokenOf(user: Pick<User, 'id' | 'passwordHash'>): string
  remember(request: HttpRequest, reply: HttpReply, token: string): void
}

/**
 * Device cookies (OWASP): guesses made elsewhere do not delay a browser that has signed in before. The token covers
 * the password hash, so a new password invalidates it.
 */
export function createKnownDevices(publicUrl: string, sessionSecret: string): KnownDevices {
  const secure = new URL(publicUrl).protocol === 'https:'
  const name = secure ? '__Host-waymark_devices' : 'waymark_devices'

  const tokensIn = (request: HttpRequest) =>
    (request.cookies[name] ?? '')
      .split('.')
      .filter((token) => /^[\w-]{43}$/.test(token))
      .slice(0, maxAccounts)

  return {
    tokensIn,
    tokenOf: ({ id, passwordHash }) => keyedHash(sessionSecret, 'device', `${id}:${passwordHash}`),
    remember(request, reply, token) {
      const tokens = [...new Set([token, ...tokensIn(request)])].slice(0, maxAccounts)
      reply.setCookie(name, tokens.join('.'), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: maxAgeSeconds,
      })
    },
  }
}

import type { HttpReply, HttpRequest } from '#server/http/http-types.ts'
import type { User } from '#server/users/users.repository.ts'
import { keyedHash } from './secrets.ts'

/** A family shares a browser; the oldest of more accounts than this is forgotten. */
const maxAccounts = 5
const maxAgeSeconds = 365 * 24 * 60 * 60

export interface KnownDevices {
  /** What the browser's cookie proves, to be compared with `tokenOf`. */
  tokensIn(request: HttpRequest): string[]
  tokenOf(user: Pick<User, 'id' | 'passwordHash'>): string
  remember(request: HttpRequest, reply: HttpReply, token: string): void
}

/**
 * Marks a browser that signed in to an account, so that guesses made elsewhere do not slow it down (OWASP: device
 * cookies). The mark contains the password's hash, so a new password makes every mark worthless.
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

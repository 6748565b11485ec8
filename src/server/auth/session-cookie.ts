import type { HttpReply, HttpRequest } from '#server/http/http-types.ts'
import { looksLikeSecret } from '#server/secrets.ts'

interface CookieSettings {
  name: string
  publicUrl: string
  maxAgeSeconds: number
}

/** Over HTTPS the name starts with `__Host-`: browsers then accept the cookie only from this host over HTTPS. */
export function createHostCookie({ name, publicUrl, maxAgeSeconds }: CookieSettings) {
  const secure = new URL(publicUrl).protocol === 'https:'
  const fullName = secure ? `__Host-${name}` : name
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  return {
    read: (request: HttpRequest) => request.cookies[fullName],
    write(reply: HttpReply, value: string) {
      reply.setCookie(fullName, value, { ...attributes, maxAge: maxAgeSeconds })
    },
    clear(reply: HttpReply) {
      reply.clearCookie(fullName, attributes)
    },
  }
}

export function createSecretCookie(settings: CookieSettings) {
  const cookie = createHostCookie(settings)
  return {
    ...cookie,
    read(request: HttpRequest): string | null {
      const value = cookie.read(request)
      return looksLikeSecret(value) ? value : null
    },
  }
}

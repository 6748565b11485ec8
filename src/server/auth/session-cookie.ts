import type { HttpReply, HttpRequest } from '#server/http/http-types.ts'
import { looksLikeSecret, randomSecret } from '#server/secrets.ts'

export interface SecretCookie {
  read(request: HttpRequest): string | null
  write(reply: HttpReply, value: string): void
  clear(reply: HttpReply): void
}

interface CookieSettings {
  name: string
  publicUrl: string
  maxAgeSeconds: number
}

/** Over HTTPS the name starts with `__Host-`: browsers then accept the cookie only from this host over HTTPS. */
export function createSecretCookie({ name, publicUrl, maxAgeSeconds }: CookieSettings): SecretCookie {
  const secure = new URL(publicUrl).protocol === 'https:'
  const fullName = secure ? `__Host-${name}` : name
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  return {
    read(request) {
      const value = request.cookies[fullName]
      return looksLikeSecret(value) ? value : null
    },
    write(reply, value) {
      reply.setCookie(fullName, value, { ...attributes, maxAge: maxAgeSeconds })
    },
    clear(reply) {
      reply.clearCookie(fullName, attributes)
    },
  }
}

/** Identifies the browser during a visit to the provider; all tabs share the id. */
export function rememberBrowser(cookie: SecretCookie, request: HttpRequest, reply: HttpReply): string {
  const browser = cookie.read(request) ?? randomSecret()
  cookie.write(reply, browser)
  return browser
}

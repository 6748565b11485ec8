import type { HttpReply, HttpRequest } from '#server/http/http-types.ts'
import { looksLikeSecret, randomSecret } from './secrets.ts'

/** A cookie that holds a random value and nothing else. */
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

/**
 * Over https the name gains `__Host-`: a browser then takes the cookie from this host alone, over https alone, so
 * that neither a neighbouring subdomain nor somebody on the line can plant one.
 */
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

/** Names the browser for the ten minutes that a visit to the provider may take; several tabs share the name. */
export function rememberBrowser(cookie: SecretCookie, request: HttpRequest, reply: HttpReply): string {
  const browser = cookie.read(request) ?? randomSecret()
  cookie.write(reply, browser)
  return browser
}

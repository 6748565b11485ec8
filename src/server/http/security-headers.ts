import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Origins whose pages may show this one in a frame. */
    framedBy?: readonly string[]
  }
}

export interface SecurityOptions {
  isHttps: boolean
  tileUrl: string
}

export type SecurityHeaders = Awaited<ReturnType<typeof createSecurityHeaders>>

/** Also for responses sent before Fastify. */
export async function createSecurityHeaders(options: SecurityOptions) {
  const headers = await helmetHeaders(helmetOptions(options))
  return {
    ofPages: {
      ...headers,
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    },
    ofData: dataHeaders(headers),
  }
}

export function registerSecurityHeaders(app: FastifyInstance, { ofPages, ofData }: SecurityHeaders) {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { framedBy } = request.routeOptions.config
    reply.headers(isData(reply) ? ofData : ofPages)
    if (framedBy && framedBy.length > 0) allowFrames(reply, framedBy)
    done()
  })
}

/** X-Frame-Options cannot list origins. */
function allowFrames(reply: FastifyReply, origins: readonly string[]) {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`),
  )
  reply.removeHeader('x-frame-options')
  reply.header('cross-origin-resource-policy', 'cross-origin')
}

const isData = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('application/json')

/** Page policies do not apply to data and would double the size of a short response. */
function dataHeaders(headers: Headers): Headers {
  const relevant = [
    'cross-origin-resource-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ]
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => relevant.includes(name))),
  }
}

type Headers = Record<string, string | string[] | number | undefined>

/** Computes the headers once, on a throwaway server: rebuilding them per request is a third of Helmet's cost. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<Headers> {
  const app = Fastify()
  await app.register(helmet, options)
  app.get('/', async () => '')
  const { headers } = await app.inject('/')
  await app.close()
  const unrelated = ['content-type', 'content-length', 'date', 'connection']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !unrelated.includes(name)))
}

function helmetOptions({ isHttps, tileUrl }: SecurityOptions): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Dialogs lock scrolling with a <style> element whose text depends on the scrollbar, so neither a
        // hash nor a nonce fits.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', tileSource(tileUrl)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    xFrameOptions: { action: 'deny' },
    // Tile servers require the referring origin.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
  }
}

/** `https://{s}.tiles.example/{z}/…` allows every subdomain. */
function tileSource(tileUrl: string) {
  return new URL(tileUrl.replace('{s}.', 'subdomain.')).origin.replace('subdomain.', '*.')
}

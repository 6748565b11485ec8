import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

export interface SecurityOptions {
  isHttps: boolean
  tileUrl: string
}

export async function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions) {
  const headers = await helmetHeaders(helmetOptions(options))
  const ofPages = {
    ...headers,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
  const ofData = dataHeaders(headers)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(isData(reply) ? ofData : ofPages)
    done()
  })
}

const isData = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('application/json')

/** What a page may load, open or ask for means nothing to data, and would be half of what a short answer weighs. */
function dataHeaders(headers: Headers): Headers {
  const meant = [
    'cross-origin-resource-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ]
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => meant.includes(name))),
  }
}

type Headers = Record<string, string | string[] | number | undefined>

/**
 * Helmet builds its headers anew for each request, which costs about a third of what the whole request costs
 * otherwise. They never differ, so it is asked once, on a server of its own.
 */
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
        // Dialogs and menus lock scrolling with a <style> element whose text depends on the scrollbar's width,
        // so neither a hash nor a cacheable nonce can name it.
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
    // Tile servers ask to be told which site shows their maps; the origin is all they get.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
  }
}

/** `https://{s}.tiles.example/{z}/…` allows every subdomain that the map may pick. */
function tileSource(tileUrl: string) {
  return new URL(tileUrl.replace('{s}.', 'subdomain.')).origin.replace('subdomain.', '*.')
}

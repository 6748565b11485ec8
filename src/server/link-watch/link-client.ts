import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import tls from 'node:tls'
import type { LinkNetwork } from './link-network.ts'
import { isPublicAddress } from './public-address.ts'

export interface LinkResponse {
  status: number
  /** Of a redirect, absolute. */
  location: URL | null
  /** Up to the requested size. */
  body: string
}

/** The link is dead, the host timed out, or the local network failed, which says nothing about the link. */
type NoResponseCause = 'dead' | 'timeout' | 'local'

/** The message is shown to admins. */
export class NoResponseError extends Error {
  override readonly cause: NoResponseCause
  constructor(message: string, cause: NoResponseCause = 'dead') {
    super(message)
    this.cause = cause
  }
}

export interface LinkClient {
  /** Follows no redirect. Throws a NoResponseError, or the reason of the signal. */
  request(method: 'HEAD' | 'GET', url: URL, options: RequestOptions): Promise<LinkResponse>
}

interface RequestOptions {
  signal: AbortSignal
  /** The part of the body to read; none by default. */
  maxBytes?: number
}

interface LinkClientDeps {
  network: LinkNetwork
  userAgent: string
}

/**
 * One request at a time per host, to public addresses only. Checks the address in the lookup of the connection itself,
 * against DNS rebinding.
 */
export function createLinkClient({ network, userAgent }: LinkClientDeps): LinkClient {
  const { timeoutMs, pauseMs } = network
  const queues = new Map<string, Promise<unknown>>()

  /** A DNS timeout is a local fault, so it leaves the state of the link unknown. */
  const resolveInTime = (host: string) => {
    const tooLate = async () => {
      await sleep(timeoutMs / 2, undefined, { ref: false })
      throw Object.assign(new Error('The resolver does not answer'), { code: 'EAI_AGAIN' })
    }
    return Promise.race([network.resolve(host), tooLate()])
  }

  const lookup: LookupFunction = (host, options, callback) => {
    const refuse = (error: NodeJS.ErrnoException) => callback(error, [])
    resolveInTime(host).then((addresses) => {
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) refuse(notPublic())
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    }, refuse)
  }

  function connect(url: URL): Socket {
    const host = hostOf(url)
    const socket = network.connect({ host, port: Number(url.port) || defaultPortOf(url), lookup })
    return url.protocol === 'https:'
      ? tls.connect({ socket, host, servername: isIP(host) ? '' : host })
      : socket
  }

  function send(method: 'HEAD' | 'GET', url: URL, { signal, maxBytes = 0 }: RequestOptions) {
    return new Promise<LinkResponse>((resolve, reject) => {
      // An IP address literal has no lookup.
      if (isIP(hostOf(url)) && !isPublicAddress(hostOf(url))) return reject(notPublic())
      const timeout = AbortSignal.timeout(timeoutMs)
      const request = (url.protocol === 'https:' ? https : http).request(url, {
        method,
        headers: {
          'user-agent': userAgent,
          accept: '*/*',
          'accept-encoding': 'identity',
          connection: 'close',
        },
        signal: AbortSignal.any([signal, timeout]),
        // Without it, the Host header names the port.
        defaultPort: defaultPortOf(url),
        createConnection: () => connect(url),
      })
      request.on('error', (error) => reject(timeout.aborted && !signal.aborted ? tooSlow(timeoutMs) : error))
      request.on('response', async (response) => {
        try {
          const body = maxBytes > 0 ? await readStart(response, maxBytes) : ''
          const { statusCode: status = 0, headers } = response
          const isRedirect = status >= 300 && status < 400 && headers.location !== undefined
          resolve({ status, location: isRedirect ? toUrl(headers.location ?? '', url) : null, body })
        } catch (error) {
          reject(timeout.aborted && !signal.aborted ? tooSlow(timeoutMs) : error)
        } finally {
          request.destroy()
        }
      })
      request.end()
    })
  }

  return {
    async request(method, url, options) {
      const before = queues.get(url.hostname)
      const turn = (async () => {
        if (before) {
          await before
          await sleep(pauseMs, undefined, { signal: options.signal })
        }
        return send(method, url, options)
      })()
      queues.set(
        url.hostname,
        turn.catch(() => undefined),
      )
      try {
        return await turn
      } catch (error) {
        options.signal.throwIfAborted()
        throw error instanceof NoResponseError ? error : toNoResponseError(error)
      }
    },
  }
}

async function readStart(response: http.IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8')
}

/** Without the brackets of an IPv6 address. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

const defaultPortOf = ({ protocol }: URL): number => (protocol === 'https:' ? 443 : 80)

const toUrl = (location: string, base: URL): URL | null =>
  URL.canParse(location, base.href) ? new URL(location, base) : null

const notPublic = () => new NoResponseError('Its address is not a public one')
const tooSlow = (timeoutMs: number) =>
  new NoResponseError(`No answer within ${timeoutMs / 1000} seconds`, 'timeout')

/** Codes of the local resolver and network. */
const localCodes = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EMFILE', 'ENFILE', 'EADDRNOTAVAIL'])

function toNoResponseError(error: unknown): NoResponseError {
  const code = codeOf(error)
  if (localCodes.has(code)) return new NoResponseError('Could not be checked', 'local')
  if (code === 'ENOTFOUND') return new NoResponseError('There is no such host')
  if (code === 'ECONNREFUSED') return new NoResponseError('The host refuses connections')
  if (/^(CERT_|DEPTH_|SELF_|UNABLE_|ERR_TLS_CERT)/.test(code))
    return new NoResponseError('Its certificate is not valid')
  return new NoResponseError('The connection failed')
}

const codeOf = (error: unknown): string => {
  // Several addresses were tried.
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import type { LinkNetwork } from '#server/link-watch/link-network.ts'

type Page = (request: IncomingMessage, response: ServerResponse) => unknown

/** A public address; nothing ever connects to it. */
const publicAddress = '93.184.215.14'

/**
 * Serves fake hosts from one local HTTP server. Names resolve to public addresses; once the client's lookup accepts one, the
 * connection goes to the local server.
 */
export async function startFakeWeb() {
  const pages = new Map<string, Page>()
  const names = new Map<string, (string | Error)[]>()
  const unresolved = new Set<string>()
  const requests: string[] = []
  const connected: string[] = []
  let open = 0
  let maxOpen = 0

  const server = createServer((request, response) => {
    const host = request.headers.host ?? ''
    requests.push(`${request.method} ${host}${request.url}`)
    open += 1
    maxOpen = Math.max(maxOpen, open)
    response.on('close', () => {
      open -= 1
    })
    const page = pages.get(`${host}${request.url}`) ?? pages.get(`${host}/*`)
    if (page) page(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const network: LinkNetwork = {
    timeoutMs: 10_000,
    pauseMs: 0,
    async resolve(host) {
      if (unresolved.has(host)) await new Promise(() => undefined)
      const answers = names.get(host)
      // Each answer is used once; the last one repeats.
      const answer = answers && answers.length > 1 ? answers.shift() : answers?.[0]
      if (answer instanceof Error) throw answer
      return (answer ?? publicAddress).split(' ').map((address) => ({ address, family: net.isIP(address) }))
    },
    connect: ({ lookup, host = '' }) =>
      net.connect({
        host: `web-of-tests.invalid`,
        port,
        lookup: (_name, options, callback) => {
          const toLocal = (error: NodeJS.ErrnoException | null, found: unknown) => {
            if (!error) connected.push(typeof found === 'string' ? found : JSON.stringify(found))
            if (error) callback(error, [])
            else if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }])
            else callback(null, '127.0.0.1', 4)
          }
          if (net.isIP(host)) toLocal(null, host)
          else lookup?.(host, options, toLocal)
        },
      }),
  }

  return {
    network,
    /** `METHOD host/path`, in order of arrival. */
    requests,
    /** The addresses that the client chose to connect to. */
    connected,
    get maxOpen() {
      return maxOpen
    },
    /** Serves a page at `host/path`; `host/*` matches every path of a host. */
    page(at: string, page: Page | number) {
      pages.set(at, typeof page === 'number' ? (_request, response) => response.writeHead(page).end() : page)
    },
    redirect(at: string, to: string) {
      pages.set(at, (_request, response) => response.writeHead(302, { location: to }).end())
    },
    /** DNS answers for a host, in turn; the last one repeats. */
    resolves: (host: string, ...answers: (string | Error)[]) => void names.set(host, answers),
    /** DNS lookups of the host never complete. */
    neverResolves: (host: string) => void unresolved.add(host),
    reset() {
      pages.clear()
      names.clear()
      unresolved.clear()
      requests.length = 0
      connected.length = 0
      maxOpen = 0
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export const dnsError = (code: string): Error => Object.assign(new Error(code), { code })

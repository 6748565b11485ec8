import { type LinkClient, type LinkResponse, NoResponseError } from './link-client.ts'
import { parseRobots, type RobotsRules } from './robots.ts'

/** `unknown` counts neither as a success nor as a failure. */
export type LinkOutcome =
  | { result: 'works' }
  | { result: 'dead' | 'timeout'; detail: string }
  | { result: 'moved'; detail: string; movedTo: string }
  | { result: 'unknown' }

export type LinkChecker = (url: string, signal: AbortSignal) => Promise<LinkOutcome>

/** The user agent in robots.txt. */
export const robotsAgent = 'WaymarkLinkWatch'

const maxRedirects = 3
const maxRobotsBytes = 64 * 1024
const allowAll: RobotsRules = () => true

/** For one run: caches each robots.txt. */
export function createLinkChecker(client: LinkClient): LinkChecker {
  const robots = new Map<string, Promise<RobotsRules>>()

  function robotsOf(url: URL, signal: AbortSignal): Promise<RobotsRules> {
    const known = robots.get(url.origin)
    if (known) return known
    const rules = fetchRobots(url, signal)
    robots.set(url.origin, rules)
    return rules
  }

  /** An unreachable robots.txt disallows everything (RFC 9309), so the link fails. */
  async function fetchRobots(url: URL, signal: AbortSignal): Promise<RobotsRules> {
    let at = new URL('/robots.txt', url)
    for (let redirects = 0; redirects <= maxRedirects && isPlainUrl(at); redirects += 1) {
      const { status, location, body } = await client.request('GET', at, { signal, maxBytes: maxRobotsBytes })
      if (status >= 500) throw new NoResponseError(`The host answered ${status}`)
      if (location === null) return status >= 200 && status < 300 ? parseRobots(body, robotsAgent) : allowAll
      at = location
    }
    return allowAll
  }

  /** Some servers do not support HEAD, so only GET counts as a failure. */
  async function ask(url: URL, signal: AbortSignal): Promise<LinkResponse> {
    const head = await client.request('HEAD', url, { signal }).catch((error: unknown) => {
      signal.throwIfAborted()
      return error instanceof NoResponseError ? null : Promise.reject(error)
    })
    return head !== null && head.status < 400 ? head : client.request('GET', url, { signal })
  }

  async function follow(start: URL, signal: AbortSignal): Promise<LinkOutcome> {
    let url = start
    for (let redirects = 0; ; redirects += 1) {
      if (!isPlainUrl(url))
        return redirects === 0 ? { result: 'unknown' } : dead('Redirects to an unusual address')
      const isAllowed = (await robotsOf(url, signal))(url.pathname + url.search)
      if (!isAllowed) return isSameSite(start, url) ? { result: 'unknown' } : moved(url)
      const { status, location } = await ask(url, signal)
      if (location === null) return outcomeOf(status, start, url)
      if (redirects === maxRedirects) return dead('Redirects more than three times')
      url = location
    }
  }

  return async (link, signal) => {
    if (!URL.canParse(link)) return dead('It is not a web address')
    try {
      return await follow(new URL(link), signal)
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error
      return error.cause === 'local' ? { result: 'unknown' } : { result: error.cause, detail: error.message }
    }
  }
}

/** A host that rejects bots, such as with 403 or 429, may respond to browsers. */
function outcomeOf(status: number, start: URL, end: URL): LinkOutcome {
  if (status === 404 || status === 410 || status >= 500) return dead(`Answered ${status}`)
  if (!isSameSite(start, end)) return moved(end)
  return status < 400 ? { result: 'works' } : { result: 'unknown' }
}

const dead = (detail: string): LinkOutcome => ({ result: 'dead', detail })
const moved = (to: URL): LinkOutcome => ({
  result: 'moved',
  detail: `Redirects to ${to.hostname}`,
  movedTo: to.href.slice(0, 2_000),
})

const isPlainUrl = ({ protocol, port, username, password }: URL): boolean =>
  /^https?:$/.test(protocol) && port === '' && username === '' && password === ''

/** The same host, with or without www., or a subdomain of it. */
function isSameSite(start: URL, end: URL): boolean {
  const [from, to] = [start, end].map(({ hostname }) => hostname.replace(/^www\./, ''))
  return to === from || Boolean(to?.endsWith(`.${from}`))
}

import { vi } from 'vitest'

interface Reply {
  status: number
  body: unknown
}

export interface SentRequest {
  method: string
  path: string
  body: unknown
}

type Handler = (request: SentRequest) => unknown

const isReply = (value: unknown): value is Reply =>
  typeof value === 'object' && value !== null && 'status' in value && 'body' in value

/** An error response, for a handler to return. */
export const failWith = (status: number, message: string): Reply => ({ status, body: { message } })
export const unauthorized = failWith(401, 'Unauthorized')

/**
 * Replaces `fetch` and records the requests. Keys are 'METHOD /path' without the query; a value is the JSON response or a
 * function that returns it. Unknown routes return 404.
 */
export function fakeServer(routes: Record<string, unknown>) {
  const requests: SentRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init
    const request: SentRequest = { method, path: url, body: decode(body) }
    requests.push(request)
    init.signal?.throwIfAborted()
    const key = `${method} ${url.split('?')[0]}`
    const route = key in routes ? routes[key] : failWith(404, 'Not Found')
    const result = await (typeof route === 'function' ? (route as Handler)(request) : route)
    const { status, body: payload } = isReply(result) ? result : { status: 200, body: result }
    return new Response(payload === undefined ? '' : JSON.stringify(payload), { status })
  })
  return {
    requests,
    /** The bodies of all requests of a method and path. */
    bodies: (method: string, path: string) =>
      requests
        .filter((request) => request.method === method && request.path === path)
        .map(({ body }) => body),
    count: (method: string) => requests.filter((request) => request.method === method).length,
  }
}

/** A promise that the test resolves, for a response in flight. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

function decode(body: RequestInit['body']): unknown {
  return typeof body === 'string' ? JSON.parse(body) : (body ?? undefined)
}

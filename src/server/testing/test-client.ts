import type { ZodType, z } from 'zod'
import { checkResponse } from './check-response.ts'
import { createCookieJar } from './cookie-jar.ts'
import type { RouteContracts } from './route-contracts.ts'

export interface TestResponse {
  status: number
  headers: Headers
  /** Parsed JSON, or text. */
  body: unknown
  /** Parses the body with a schema; throws if it does not match. */
  as<T extends ZodType>(schema: T): z.output<T>
}

type Sent = object | string | FormData | undefined

/** An HTTP client with cookies, which does not follow redirects. */
export function createTestClient(url: string, contracts: RouteContracts) {
  const cookies = createCookieJar()

  async function send(
    method: string,
    path: string,
    body?: Sent,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const isPlain = body === undefined || body instanceof FormData || typeof body === 'string'
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        // Compression has its own tests.
        'accept-encoding': 'identity',
        ...(cookies.header() && { cookie: cookies.header() }),
        ...(!isPlain && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isPlain ? body : JSON.stringify(body),
    })
    cookies.store(answer.headers)
    const received = { status: answer.status, headers: answer.headers, body: await readBody(answer) }
    // On a busy machine, concurrent requests may hit load shedding or the password queue, which have their own tests.
    if (isOverload(received)) return send(method, path, body, headers)
    checkResponse(`${method} ${path}`, received, contracts)
    return { ...received, as: (schema) => schema.parse(received.body) }
  }

  return {
    cookies,
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body?: Sent, headers?: Record<string, string>) => send('POST', path, body, headers),
    put: (path: string, body?: Sent, headers?: Record<string, string>) => send('PUT', path, body, headers),
    delete: (path: string, body?: Sent, headers?: Record<string, string>) =>
      send('DELETE', path, body, headers),
  }
}

const isOverload = ({ status, body }: { status: number; body: unknown }) =>
  status === 503 && /The site is very busy|Many people are signing/.test(JSON.stringify(body))

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text()
  return answer.headers.get('content-type')?.startsWith('application/json') && text ? JSON.parse(text) : text
}

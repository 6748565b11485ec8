import type { ZodType, z } from 'zod'
import { checkAnswer } from './check-answer.ts'
import { createCookieJar } from './cookie-jar.ts'
import type { RouteContracts } from './route-contracts.ts'

export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON, or text. */
  body: unknown
  /** The body parsed with a schema; throws where it differs. */
  as<T extends ZodType>(schema: T): z.output<T>
}

type Sent = object | string | FormData | undefined

/** A browser of one person: stores cookies, does not follow redirects. */
export function createTestClient(url: string, contracts: RouteContracts) {
  const cookies = createCookieJar()

  async function send(
    method: string,
    path: string,
    body?: Sent,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
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
    cookies.keep(answer.headers)
    const received = { status: answer.status, headers: answer.headers, body: await readBody(answer) }
    // On a busy machine many requests at once are an overload, which has its own tests.
    if (isOverload(received)) return send(method, path, body, headers)
    checkAnswer(`${method} ${path}`, received, contracts)
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
  status === 503 && JSON.stringify(body).includes('The site is very busy')

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text()
  return answer.headers.get('content-type')?.startsWith('application/json') && text ? JSON.parse(text) : text
}

import { ApiError } from './api-error.ts'

/**
 * The one place that talks to the server. Cookies go along; a body is sent as JSON unless it is a form with
 * files.
 */
export const http = {
  get: <Answer>(path: string, signal?: AbortSignal) => call<Answer>('GET', path, undefined, signal),
  put: <Answer>(path: string, body?: unknown) => call<Answer>('PUT', path, body),
  post: <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, body),
  /** An answer that is a file, not data. */
  postForFile: async (path: string, body: unknown) => (await send('POST', path, body)).blob(),
  /** With `keepalive` the call outlives the page that makes it. */
  delete: <Answer>(path: string, options?: { keepalive: boolean }) =>
    call<Answer>('DELETE', path, undefined, undefined, options),
}

async function call<Answer>(...request: Parameters<typeof send>) {
  const text = await (await send(...request)).text()
  // The server validates every answer against the contract before it leaves, so the type holds here.
  return (text ? JSON.parse(text) : undefined) as Answer
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  options?: RequestInit,
) {
  const response = await fetch(path, { method, credentials: 'include', signal, ...options, ...encode(body) })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

function encode(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

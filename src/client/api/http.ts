import { ApiError } from './api-error.ts'

/** The only module that calls `fetch`. Sends cookies; bodies are JSON unless they are FormData. */
export const http = {
  get: <Result>(path: string, signal?: AbortSignal) => call<Result>('GET', path, undefined, signal),
  put: <Result>(path: string, body?: unknown) => call<Result>('PUT', path, body),
  patch: <Result>(path: string, body?: unknown) => call<Result>('PATCH', path, body),
  post: <Result>(path: string, body?: unknown) => call<Result>('POST', path, body),
  postForFile: async (path: string, body: unknown) => (await send('POST', path, body)).blob(),
  delete: <Result>(path: string) => call<Result>('DELETE', path),
}

async function call<Result>(...request: Parameters<typeof send>) {
  const text = await (await send(...request)).text()
  // The server validates every response against the contract, so the type holds here.
  return (text ? JSON.parse(text) : undefined) as Result
}

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal) {
  const response = await fetch(path, { method, credentials: 'include', signal, ...encode(body) })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

function encode(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

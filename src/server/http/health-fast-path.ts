import type { IncomingMessage, ServerResponse } from 'node:http'
import { packageVersion } from '#server/package-root.ts'

const body = JSON.stringify({ status: 'ok', version: packageVersion() })
const head = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(body),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

export const isLiveCheck = ({ method, url }: IncomingMessage) =>
  method === 'GET' && url === '/api/health/live'

/** Before the framework, so that the answer stays fast on a busy process. The route in health.routes.ts says the same. */
export function answerLive(response: ServerResponse) {
  response.writeHead(200, head)
  response.end(body)
}

/** Health checks and measurements are answered under overload too. */
export const isExempt = ({ url = '' }: IncomingMessage) => url.startsWith('/api/health') || url === '/metrics'

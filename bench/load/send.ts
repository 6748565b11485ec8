import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { Ask } from './ask.ts'

const agent = new Agent({ keepAlive: true })

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the wire, packed or not. */
  body: Buffer
  ms: number
}

/** Sends one request and waits for all of its answer. */
export async function send(url: string, { method, path, headers, body }: Ask): Promise<Answer> {
  const since = performance.now()
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const outgoing = request(`${url}${path}`, { method, agent, headers: { ...headers, ...type } })
  outgoing.end(body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  const status = incoming.statusCode ?? 0
  return { status, headers: incoming.headers, body: Buffer.concat(parts), ms: performance.now() - since }
}

/** The same, for what must succeed. */
export async function sendWell(url: string, ask: Ask): Promise<Answer> {
  const answer = await send(url, ask)
  if (answer.status >= 300) throw new Error(`${ask.method} ${ask.path}: ${answer.status} ${answer.body}`)
  return answer
}

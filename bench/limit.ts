import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Statement } from './recorder.ts'

interface LimitOptions {
  /** The response to `/`: the limit of Node without a database. */
  body: string
  /**
   * The statements behind `/0`, `/1` …: the limit of Node with a database. They are the product's SQL, without a framework,
   * validation or presentation.
   */
  variants: Statement[][]
  databaseUrl: string
  connections: number
}

/** Starts a bare `node:http` server in its own process, like the product. */
export async function startLimit(options: LimitOptions) {
  const child = fork(import.meta.filename, [], { execArgv: ['--import', 'tsx'] })
  child.send(options)
  const [port] = await once(child, 'message', { signal: AbortSignal.timeout(30_000) })
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

function serve({ body, variants, databaseUrl, connections }: LimitOptions) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const server = createServer((request, response) => {
    const respond = (text: string) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      response.writeHead(200, headers).end(text)
    }
    const statements = variants[Number(request.url?.slice(1) || Number.NaN)]
    if (!statements) return respond(body)
    Promise.all(statements.map(({ text, values }) => pool.query(text, values))).then(
      (results) => respond(JSON.stringify(results.map(({ rows }) => rows))),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}

if (process.argv[1] === import.meta.filename) {
  process.once('message', serve)
  process.once('disconnect', () => process.exit())
}

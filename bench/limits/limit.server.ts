import { createServer, type RequestListener } from 'node:http'
import pg from 'pg'
import type { Statement } from '../database/recorder.ts'

export type LimitOptions =
  | { body: string }
  | { databaseUrl: string; connections: number; variants: Statement[][] }

// A limit has its own process, as the product has.
process.once('message', (options: LimitOptions) => {
  const listener = 'body' in options ? constantBody(options.body) : sameSql(options)
  const server = createServer(listener).listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit(0))

/** The limit of Node without a database. */
function constantBody(body: string): RequestListener {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return (_request, response) => void response.writeHead(200, headers).end(body)
}

/** The limit of Node with a database: the SQL of the product, without a framework, validation or presentation. */
function sameSql({
  databaseUrl,
  connections,
  variants,
}: Exclude<LimitOptions, { body: string }>): RequestListener {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  return async (request, response) => {
    try {
      const statements = variants[Number(request.url?.slice(1))] ?? []
      const results = await Promise.all(statements.map(({ text, values }) => pool.query(text, values)))
      const body = JSON.stringify(results.map(({ rows }) => rows))
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      response.writeHead(200, headers).end(body)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }
}

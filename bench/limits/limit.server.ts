import { createServer, type RequestListener } from 'node:http'
import postgres from 'postgres'
import type { Statement } from '../statements/wire-tap.ts'
import type { Orders } from './messages.ts'

// A program of its own, so that a limit has a process to itself as the product has.
process.once('message', (orders: Orders) => {
  const listener = orders.limit === 'constant' ? constant(orders) : overDatabase(orders)
  const server = createServer(listener).listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
  })
})
process.once('disconnect', () => process.exit(0))

/** Limit 3: what Node can do without a database. */
function constant({ body, headers }: Extract<Orders, { limit: 'constant' }>): RequestListener {
  const bytes = Buffer.from(body, 'base64')
  const allHeaders = { ...headers, 'content-length': bytes.byteLength }
  return (_request, response) => {
    response.writeHead(200, allHeaders)
    response.end(bytes)
  }
}

/** Limit 2: what Node can do with one, with neither a framework nor checks. */
function overDatabase(orders: Extract<Orders, { limit: 'database' }>): RequestListener {
  const { url, connections, connection, variants } = orders
  const sql = postgres(url, { max: connections, connection, onnotice: () => undefined })
  // Values were recorded as they went over the wire; the driver must not translate them once more.
  for (const type of [16, 17, 114, 1082, 1114, 1184, 3802]) sql.options.serializers[type] = (value) => value

  return async (request, response) => {
    try {
      const variant = variants[Number(request.url?.slice(1))] ?? []
      const answers: unknown[] = []
      for (const waves of variant) answers.push(await (isTransaction(waves) ? together(waves) : apart(waves)))
      const body = JSON.stringify(answers)
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      })
      response.end(body)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }

  async function apart(waves: Statement[][]) {
    let rows: unknown[] = []
    for (const wave of waves) rows = await Promise.all(wave.map((statement) => ask(sql, statement)))
    return rows
  }

  /** A session is looked up before the transaction; what is asked outside of it goes by itself here too. */
  async function together(waves: Statement[][]) {
    const statements = waves.flat()
    const from = statements.findIndex(({ text }) => /^begin\b/i.test(text))
    const to = statements.findIndex(({ text }) => /^commit\b/i.test(text))
    for (const statement of statements.slice(0, from)) await ask(sql, statement)
    const rows = await sql.begin(async (sql) => {
      const all: unknown[] = []
      for (const statement of statements.slice(from + 1, to)) all.push(await ask(sql, statement))
      return all
    })
    for (const statement of statements.slice(to + 1)) await ask(sql, statement)
    return rows
  }
}

const isTransaction = (waves: Statement[][]) => waves.flat().some(({ text }) => /^begin\b/i.test(text))

const ask = (sql: postgres.Sql | postgres.TransactionSql, { text, parameters }: Statement) =>
  sql.unsafe(text, parameters, { prepare: true }).values()

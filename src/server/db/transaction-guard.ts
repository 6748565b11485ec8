import type { Sql } from 'postgres'

/** What the driver hands out of its inside, and nothing more than is needed here. */
interface DriverConnection {
  id: number
  execute(query: DriverQuery): unknown
}

interface DriverQuery {
  /** Each transaction, and each savepoint in it, has one of its own. */
  handler: object
  reject(error: Error): void
}

interface Transaction {
  connection: number | null
  isLost: boolean
  handlers: object[]
}

type Method = (...args: unknown[]) => unknown

/**
 * When a connection breaks during a transaction, the driver still sends the rest of it: the rollback, to a socket that is
 * gone, which ends the process; or, once the connection is made anew, statements of the old transaction outside any, or
 * into somebody else's. Here the rest of a transaction whose connection broke is refused.
 */
export function createTransactionGuard() {
  const open = new Set<Transaction>()
  const lost = new WeakSet<object>()
  const guarded = new WeakSet<DriverConnection>()
  /** The transaction whose `begin` is being called at this very moment. */
  let starting: Transaction | null = null

  return {
    /** To be the driver's `onclose`. */
    onclose(connection: number) {
      for (const transaction of open) {
        if (transaction.connection !== connection) continue
        transaction.isLost = true
        for (const handler of transaction.handlers) lost.add(handler)
      }
    },

    protect<S extends Sql>(sql: S): S {
      const unsafe = sql.unsafe.bind(sql) as Method
      const begin = sql.begin.bind(sql) as Method
      Object.assign(sql, {
        unsafe: (text: string, args?: unknown[], options?: object) =>
          unsafe(text, args, options && 'onexecute' in options ? noting(options) : options),
        begin: (...args: unknown[]) => {
          const transaction: Transaction = { connection: null, isLost: false, handlers: [] }
          open.add(transaction)
          starting = transaction
          const result = begin(...args.slice(0, -1), entering(args.at(-1), transaction)) as Promise<unknown>
          starting = null
          return result.finally(() => open.delete(transaction))
        },
      })
      return sql
    },
  }

  /** The driver says through this option which connection carries a `begin`. */
  function noting(options: { onexecute?: unknown }) {
    const transaction = starting
    const onexecute = options.onexecute as (connection: DriverConnection) => unknown
    return {
      ...options,
      onexecute: (connection: DriverConnection) => {
        if (transaction) transaction.connection = connection.id
        guard(connection)
        return onexecute(connection)
      },
    }
  }

  function guard(connection: DriverConnection) {
    if (guarded.has(connection)) return
    guarded.add(connection)
    const { execute } = connection
    connection.execute = (query) => {
      if (!lost.has(query.handler)) return execute(query)
      const error = new Error('The connection to the database broke during this transaction')
      query.reject(Object.assign(error, { code: 'CONNECTION_CLOSED' }))
      return true
    }
  }

  function entering(work: unknown, transaction: Transaction) {
    return (inner: Sql & { savepoint: Method }) => {
      const { handler } = inner.unsafe('') as unknown as DriverQuery
      transaction.handlers.push(handler)
      if (transaction.isLost) lost.add(handler)
      const { savepoint } = inner
      Object.assign(inner, {
        savepoint: (...args: unknown[]) =>
          savepoint(...args.slice(0, -1), entering(args.at(-1), transaction)),
      })
      return (work as (sql: Sql) => unknown)(inner)
    }
  }
}

import type { Sql } from 'postgres'

type Unsafe = Sql['unsafe']
type Nest = (work: (sql: Sql) => unknown) => unknown

/**
 * Drizzle hands every query to `unsafe`, and there the driver neither prepares statements nor uses the protocol that can.
 * This turns both around for the given connection pool, and for every transaction and savepoint inside it. Whoever wants
 * several statements in one text says `.simple()`.
 */
export function prepareByDefault<S extends Sql>(sql: S): S {
  const unsafe = sql.unsafe.bind(sql) as Unsafe
  const prepared = ((text, args = [], options = {}) => {
    const asked = { ...options, prepare: true, simple: false }
    // The driver's own `begin` goes through here too, and watches for the connection that carries it.
    return unsafe(text, args, 'onexecute' in options ? options : asked)
  }) as Unsafe
  Object.assign(sql, { unsafe: prepared })
  if ('begin' in sql) nest(sql, 'begin')
  if ('savepoint' in sql) nest(sql, 'savepoint')
  return sql
}

function nest(sql: Sql, method: 'begin' | 'savepoint') {
  const original = (sql as unknown as Record<string, (...args: unknown[]) => unknown>)[method]
  if (!original) return
  const nested = (...args: unknown[]) => {
    const work = args.at(-1) as Parameters<Nest>[0]
    return original(...args.slice(0, -1), (inner: Sql) => work(prepareByDefault(inner)))
  }
  Object.assign(sql, { [method]: nested })
}

import type { Queryable } from './client.ts'

/**
 * A prepared query for each pool and each set of parts that shape its text. Building one takes longer than the database
 * does to answer the small ones; a transaction, which lives for a moment, builds its own.
 */
export function builtOnce<Parts extends readonly (string | number)[], Query>(
  build: (db: Queryable, ...parts: Parts) => Query,
): (db: Queryable, ...parts: Parts) => Query {
  const built = new WeakMap<Queryable, Map<string, Query>>()
  return (db, ...parts) => {
    const known = built.get(db) ?? new Map<string, Query>()
    built.set(db, known)
    const key = parts.join(' ')
    const query = known.get(key) ?? build(db, ...parts)
    known.set(key, query)
    return query
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { is } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db, Queryable, Tx } from './client.ts'
import { sqlStateOf } from './database-errors.ts'

const maxAttempts = 5
const serializationFailure = '40001'
const deadlock = '40P01'

/**
 * Retries after a serialization failure or a deadlock, so the work must have no other effects. A nested call is a
 * savepoint and is not retried: PostgreSQL aborts the whole transaction, and the outermost call retries.
 */
export async function transact<T>(db: Queryable, work: (db: Tx) => Promise<T>): Promise<T> {
  if (isTx(db)) return db.transaction(work)
  return withRetry(() => runOnce(db, work))
}

/** The same retry for a single statement. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const state = sqlStateOf(error)
      const isRetryable = state === serializationFailure || state === deadlock
      if (!isRetryable || attempt === maxAttempts) throw error
      await sleep((0.5 + Math.random()) * 10 * 2 ** attempt)
    }
  }
}

function isTx(db: Queryable): db is Tx {
  return is(db, PgTransaction)
}

/**
 * Checks out the connection itself, because drizzle does not release it if BEGIN fails. After a lost connection ROLLBACK
 * fails too; the first error is reported.
 */
async function runOnce<T>(db: Db, work: (db: Tx) => Promise<T>) {
  const client = await db.$client.connect()
  let workError: unknown
  let isBroken = false
  try {
    return await drizzle(client, { casing: 'snake_case' }).transaction(async (tx) => {
      try {
        return await work(tx)
      } catch (error) {
        workError = error
        throw error
      }
    })
  } catch (error) {
    isBroken = error !== workError
    throw workError ?? error
  } finally {
    client.release(isBroken)
  }
}

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
 * Runs the work in a transaction, and retries it after a serialization failure or a deadlock, so the work must have no
 * effect outside the database. Inside a transaction it becomes a savepoint, which is not retried: PostgreSQL aborts the
 * whole transaction, and the outermost call retries that.
 */
export async function transact<T>(db: Queryable, work: (db: Tx) => Promise<T>): Promise<T> {
  if (isTx(db)) return db.transaction(work)
  return tryAgain(() => runOnce(db, work))
}

/** As above, for a single statement, which is a transaction by itself. */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
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
 * Checks out the connection itself, because drizzle's pool transaction never returns a connection whose BEGIN failed. When
 * the connection breaks, ROLLBACK fails too; the error of the work is the one that matters.
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

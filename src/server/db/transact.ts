import { setTimeout as sleep } from 'node:timers/promises'
import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db, Queryable, Tx } from './client.ts'
import { sqlStateOf } from './constraints.ts'

const attempts = 5
const serializationFailure = '40001'
const deadlock = '40P01'

/**
 * Runs the work in a transaction and, when the database broke it off in favour of another one, runs it again from the start:
 * so the work must have no effect outside the database. Inside a transaction it becomes a savepoint: if it fails and the
 * caller goes on, its own writes alone are undone. A savepoint is not tried again, because what the database breaks off is
 * the whole transaction; the outermost call does that.
 */
export async function transact<T>(db: Queryable, work: (db: Tx) => Promise<T>): Promise<T> {
  if (isTx(db)) return db.transaction(work)
  return tryAgain(() => once(db, work))
}

/** As above, for a single statement, which is a transaction by itself. */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const state = sqlStateOf(error)
      const isWorthAnother = state === serializationFailure || state === deadlock
      if (!isWorthAnother || attempt === attempts) throw error
      await sleep((0.5 + Math.random()) * 10 * 2 ** attempt)
    }
  }
}

function isTx(db: Queryable): db is Tx {
  return is(db, PgTransaction)
}

/** A connection that breaks makes the rollback fail too; what the caller must hear of is why the work failed. */
async function once<T>(db: Db, work: (db: Tx) => Promise<T>) {
  let failure: { error: unknown } | undefined
  try {
    return await db.transaction(async (tx) => {
      try {
        return await work(tx)
      } catch (error) {
        failure = { error }
        throw error
      }
    })
  } catch (error) {
    throw failure ? failure.error : error
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { silentLogger as logger } from '../db/silent-logger.ts'

/**
 * Runs the embedded database in the folder of the first argument. It prints a line when the database is up or refused, and
 * with `write` as the second argument a line per acknowledged row. It continues after PostgreSQL is killed and replaced.
 */
const [dataDir = '', task = ''] = process.argv.slice(2)

try {
  const embedded = await startEmbeddedPostgres({ dataDir, logger })
  const pool = new pg.Pool(embedded.connection).on('error', () => undefined)
  process.on('SIGINT', async () => {
    await pool.query('select 1')
    await pool.end()
    await embedded.stop()
    print('stopped')
  })
  print('up')
  if (task === 'write') await writeRows(pool)
} catch (error) {
  print(`refused: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

async function writeRows(pool: pg.Pool) {
  await pool.query('create table if not exists numbers (n serial primary key)')
  for (;;) {
    const row = await pool
      .query<{ n: number }>('insert into numbers default values returning n')
      .then(({ rows }) => rows[0])
      .catch(() => sleep(20))
    if (row) print(String(row.n))
  }
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}

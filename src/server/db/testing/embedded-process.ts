import { openDatabase } from '../client.ts'
import { quietLogger } from './quiet-logger.ts'

/**
 * A process that opens a data folder and, as its second argument says, writes one number after the other, each of them
 * printed once it is acknowledged; or closes the database and has nothing more to do; or just stays.
 */
const [dataDir = '', task = '', template] = process.argv.slice(2)

try {
  const database = await openDatabase({ kind: 'embedded', dataDir, template }, { logger: quietLogger })
  process.stdout.write(`open ${process.pid}\n`)
  if (task === 'write') await writeForEver(database.sql)
  if (task === 'close') await database.close()
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function writeForEver(sql: Awaited<ReturnType<typeof openDatabase>>['sql']) {
  await sql`create table if not exists numbers (n serial primary key)`
  for (;;) {
    const [row] = await sql<{ n: number }[]>`insert into numbers default values returning n`
    process.stdout.write(`${row?.n}\n`)
  }
}

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ask } from '../load/ask.ts'
import { send, sendWell } from '../load/send.ts'
import { openSql } from '../stock/open.ts'
import { startServer } from '../stock/server.ts'
import { openWireTap, type Statement } from './wire-tap.ts'

/** A request and the SQL that answering it took. */
export interface Recorded {
  ask: Ask
  statements: Statement[]
}

export interface Recorder {
  record(ask: Ask): Promise<Recorded>
  /** The same, with nothing in the server's memory that would spare it a statement. */
  recordAnew(ask: Ask): Promise<Recorded>
  connection(): Record<string, string>
  stop(): Promise<void>
}

/** The built server over a tapped line: what it really sends is what the limits are made of. */
export async function startRecorder(databaseUrl: string, folder: string): Promise<Recorder> {
  const tap = await openWireTap(databaseUrl)
  /** What the server asks by itself, now and then: looking for mail to send, for example. */
  const background = new Set<string>()
  let current: Statement[] | null = null
  tap.onStatement = (statement) => {
    if (current) current.push(statement)
    else if (!isTransactionControl(statement.text)) background.add(statement.text)
  }
  const server = await startServer({ DATABASE_URL: tap.url, DATA_DIR: join(folder, 'recorder') })
  await settle(server.url)
  const sql = openSql(databaseUrl)

  return {
    connection: tap.connection,
    record,
    async recordAnew(ask) {
      await sql`notify listing_changes`
      await sleep(hearingMs)
      return record(ask)
    },
    async stop() {
      await server.stop()
      await sql.end({ timeout: 1 })
      tap.close()
    },
  }

  async function record(ask: Ask): Promise<Recorded> {
    const statements: Statement[] = []
    current = statements
    try {
      const { status, body } = await send(server.url, ask)
      // One that the server has given up on is worth looking at all the more.
      if (status >= 400 && status < 500) throw new Error(`${ask.path}: ${status} ${body}`)
    } finally {
      current = null
    }
    return { ask, statements: statements.filter(({ text }) => !background.has(text)) }
  }
}

/** Opens the connections of the pool, and waits for what a server does by itself after its start. */
async function settle(url: string) {
  const health = { method: 'GET', path: '/api/health' } as const
  await Promise.all(Array.from({ length: 20 }, () => sendWell(url, health)))
  await sleep(settlingMs)
}

const settlingMs = 1500
const hearingMs = 50

export const isTransactionControl = (text: string): boolean =>
  /^\s*(begin|commit|rollback|savepoint|release)\b/i.test(text)

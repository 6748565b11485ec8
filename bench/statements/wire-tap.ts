import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { createFrontendReader } from './frontend-messages.ts'

/** One statement as it went to the database. */
export interface Statement {
  text: string
  parameters: (string | null)[]
  /** Statements of one wave were under way together; the next wave waited for them. */
  wave: number
}

export interface WireTap {
  /** The same database, through the tap. */
  url: string
  /** What connections were opened with, besides who and where. */
  connection(): Record<string, string>
  onStatement: (statement: Statement) => void
  close(): void
}

const whoAndWhere = new Set(['user', 'database', 'client_encoding', 'application_name'])

/** Stands between a program and its database and reads along. */
export async function openWireTap(databaseUrl: string): Promise<WireTap> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const waves = createWaves()
  let connection: Record<string, string> = {}

  const server = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port) })
    const line = waves.addLine()
    for (const socket of [client, database]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        line.end()
        client.destroy()
        database.destroy()
      })
    }
    const texts = new Map<string, string>()
    const tell = (text: string, parameters: (string | null)[]) => {
      line.ask()
      tap.onStatement({ text, parameters, wave: waves.current() })
    }
    const read = createFrontendReader({
      onStartup: (parameters) => {
        connection = Object.fromEntries(Object.entries(parameters).filter(([name]) => !whoAndWhere.has(name)))
      },
      onParse: ({ name, text }) => {
        line.ask()
        texts.set(name, text)
      },
      onBind: ({ name, parameters }) => tell(texts.get(name) ?? '', parameters),
      onQuery: (text) => tell(text, []),
      onSync: line.sync,
    })
    const countReady = createReadyCounter(line.answer)
    client.on('data', (chunk) => {
      read(chunk)
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      countReady(chunk)
      client.write(chunk)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  url.searchParams.set('sslmode', 'disable')

  const tap: WireTap = {
    url: url.href,
    connection: () => connection,
    onStatement: () => undefined,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  return tap
}

/** Counts how often all lines fell silent before one of them asked again. */
function createWaves() {
  let wave = 0
  let busyLines = 0
  return {
    current: () => wave,
    addLine() {
      let isAsking = false
      let unanswered = 0
      let isBusy = false
      const settle = () => {
        const isBusyNow = isAsking || unanswered > 0
        if (isBusyNow === isBusy) return
        if (isBusyNow && busyLines === 0) wave += 1
        busyLines += isBusyNow ? 1 : -1
        isBusy = isBusyNow
      }
      const change = (apply: () => void) => () => {
        apply()
        settle()
      }
      return {
        ask: change(() => {
          isAsking = true
        }),
        sync: change(() => {
          isAsking = false
          unanswered += 1
        }),
        // The first of all says that the connection is open, and answers nothing.
        answer: change(() => {
          unanswered = Math.max(0, unanswered - 1)
        }),
        end: change(() => {
          isAsking = false
          unanswered = 0
        }),
      }
    },
  }
}

const ready = 'Z'.charCodeAt(0)

/** Calls back for every 'ready for query' in what the database says. */
function createReadyCounter(onReady: () => void) {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    while (rest.length >= 5) {
      const end = 1 + rest.readUInt32BE(1)
      if (rest.length < end) return
      if (rest[0] === ready) onReady()
      rest = rest.subarray(end)
    }
  }
}

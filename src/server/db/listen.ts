import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from '#server/logger.ts'

export interface ChannelListener {
  onMessage(payload: string): void
  /** The connection is new or was lost: notifications may have been missed. */
  onGap(): void
}

interface Options {
  channel: string
  listener: ChannelListener
  connect(): pg.Client
  logger: Logger
}

const retryMs = 500

/** LISTEN on a dedicated connection that reconnects. */
export function listenToChannel({ channel, listener, connect, logger }: Options) {
  let current: pg.Client | null = null
  const stop = new AbortController()
  void run()

  return {
    /** Whether all notifications committed before this call have arrived. */
    async isCurrent(): Promise<boolean> {
      const client = current
      if (!client) return false
      // PostgreSQL delivers pending notifications before it responds.
      const isAnswered = await client.query('select 1').then(
        () => true,
        () => {
          // Without an answer it may be lost without notice; a new one replaces it.
          void client.end().catch(() => undefined)
          return false
        },
      )
      return isAnswered && client === current
    },
    async end() {
      stop.abort()
      await current?.end()
    },
  }

  async function run() {
    while (!stop.signal.aborted) {
      await listenOnce().catch((error) => logger.debug({ err: error }, 'Not listening to the database'))
      await sleep(retryMs, undefined, { ref: false, signal: stop.signal }).catch(() => undefined)
    }
  }

  async function listenOnce() {
    const client = connect()
    const lost = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', (error) => logger.debug({ err: error }, 'Lost the connection that listens'))
    client.on('notification', ({ payload = '' }) => listener.onMessage(payload))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      listener.onGap()
      current = stop.signal.aborted ? null : client
      if (current) await lost
    } finally {
      current = null
      if (!stop.signal.aborted) listener.onGap()
      await client.end().catch(() => undefined)
    }
  }
}

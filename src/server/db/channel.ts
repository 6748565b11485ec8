import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { DatabaseLogger } from './logger.ts'

export interface ChannelListener {
  onMessage(payload: string): void
  /** The line is new, or was lost for a while: there may have been messages that nobody heard. */
  onGap(): void
}

export interface ChannelLine {
  /** Whether the line holds, so that everything announced before the question has been heard. */
  holds(): Promise<boolean>
  end(): Promise<void>
}

interface Wiring {
  channel: string
  listener: ChannelListener
  /** Opens one connection that stays open, with these of the driver's own hooks. */
  connect(hooks: { onnotify(channel: string, payload: string): void; onclose(): void }): Sql
  /** The line does not leave this process: it cannot break unnoticed, and nothing is on its way for long. */
  isInProcess: boolean
  logger: DatabaseLogger
}

const retryMs = 500

/** For commands, which end before anybody could tell them anything. */
export const deafLine: ChannelLine = { holds: async () => false, end: async () => undefined }

/**
 * Hears what other processes announce on a channel, for as long as the process runs. The driver can listen too, but when
 * the database is away for longer than one attempt to reach it, the driver gives up and tells nobody.
 */
export function listenTo({ channel, listener, connect, isInProcess, logger }: Wiring): ChannelLine {
  let isEnded = false
  let isTrying = false
  let isOn = false
  let losses = 0
  const sql = connect({
    // The embedded engine has one session for all, and brings everybody everything.
    onnotify: (heard, payload) => {
      if (heard === channel) listener.onMessage(payload)
    },
    onclose: () => {
      isOn = false
      losses += 1
      if (isEnded) return
      listener.onGap()
      void listen()
    },
  })
  void listen()

  return {
    async holds() {
      if (!isOn || isInProcess) return isOn
      const before = losses
      // PostgreSQL sends what it has to announce before it answers. On a line that was made anew meanwhile nobody listens yet.
      return sql.unsafe('select 1').then(
        () => losses === before,
        () => false,
      )
    },
    async end() {
      isEnded = true
      await sql.end({ timeout: 1 })
    },
  }

  async function listen() {
    if (isTrying) return
    isTrying = true
    while (!isEnded && !(await isListening())) await sleep(retryMs, undefined, { ref: false })
    isTrying = false
  }

  async function isListening() {
    try {
      await sql.unsafe(`listen ${channel}`)
      listener.onGap()
      isOn = true
      return true
    } catch (error) {
      logger.debug({ err: error }, 'Not listening to the database yet')
      return false
    }
  }
}

import type { DatabaseLogger } from '../logger.ts'
import type { Refusal } from './backend-messages.ts'
import type { EngineReply } from './engine-messages.ts'
import { type EngineThread, startEngineThread } from './engine-thread.ts'
import { createSession, type Peer, type Session } from './session.ts'
import type { Unit } from './unit.ts'
import { createWatch } from './watch.ts'

export interface Engine {
  /** A new client, which from here on speaks PostgreSQL's protocol. */
  connect(peer: Peer): Pick<Session, 'receive' | 'leave'>
  /** How many units were ever given to it: the same number twice means that nothing happened in between. */
  unitCount(): number
  /** Is called whenever the engine has fallen, before anybody is answered again. */
  onRestart(tell: () => void): void
  close(): Promise<void>
}

interface Options {
  folder: string
  makeIn: string | null
  logger: DatabaseLogger
}

interface PendingUnit extends Unit {
  session: Session
}

const reopenDelayMs = 2_000

/**
 * The embedded engine as its clients see it: always there. When a query has to be cut off, the thread it runs in is ended
 * and another one started; the client whose query it was gets an error, the others wait a little longer.
 */
export async function openEngine({ folder, makeIn, logger }: Options): Promise<Engine> {
  const sessions = new Map<number, Session>()
  const pending = new Map<number, PendingUnit>()
  let thread: EngineThread | null = null
  let settings: Record<string, string> = {}
  let lastUnit = 0
  let lastSession = 0
  let isClosed = false
  /** Why the thread is being ended, when that is our doing. */
  let cause: Refusal | null = null
  let outage: Refusal | null = null
  let recovery: Promise<void> | null = null
  let nextAttempt: NodeJS.Timeout | undefined
  const restartListeners: (() => void)[] = []

  const watch = createWatch({
    running: () => thread?.runningUnit() ?? 0,
    limitOf: (unit) => pending.get(unit)?.session.limits.statementMs ?? 0,
    holders: () => [...sessions.values()].filter(holdsEngineIdly),
    onOverrun(unit, limitMs) {
      cause = tooSlow(limitMs)
      logger.error({ unit, limitMs }, 'A query took too long: the embedded database is restarted')
      thread?.kill()
    },
    onIdleHolder(session) {
      logger.error('A transaction stood open for too long without a statement: it is rolled back')
      thread?.post({ kind: 'leave', session: session.id, farewell: new Uint8Array(0) })
      session.forget(idleTransaction, null)
    },
  })

  thread = await start(makeIn)

  return {
    connect(peer) {
      lastSession += 1
      const session = createSession({ id: lastSession, peer, settings: () => settings, submit, onLeave })
      sessions.set(session.id, session)
      return session
    },
    unitCount: () => lastUnit,
    onRestart: (tell) => void restartListeners.push(tell),
    async close() {
      isClosed = true
      clearTimeout(nextAttempt)
      watch.stop()
      for (const session of [...sessions.values()]) session.leave()
      await recovery
      await thread?.close()
      thread = null
    },
  }

  async function start(makeIn: string | null) {
    const started = await startEngineThread({ folder, makeIn }, { onReply, onEnd })
    settings = started.settings
    return started
  }

  function submit(session: Session, unit: Unit) {
    if (outage) return session.refuse(unit, outage)
    lastUnit += 1
    pending.set(lastUnit, { bytes: unit.bytes, isWhole: unit.isWhole, session })
    thread?.post({ kind: 'unit', unit: lastUnit, session: session.id, bytes: unit.bytes })
    watch.wake()
  }

  function onLeave(session: Session) {
    sessions.delete(session.id)
    for (const [number, unit] of pending) if (unit.session === session) pending.delete(number)
    thread?.post({ kind: 'leave', session: session.id, farewell: session.farewell() })
  }

  function onReply(reply: EngineReply) {
    // Before the answer: whoever knows that something is done may count on everybody having heard of it.
    for (const bytes of reply.notifications) for (const session of sessions.values()) session.notify(bytes)
    const unit = pending.get(reply.unit)
    pending.delete(reply.unit)
    unit?.session.answer(reply, unit)
  }

  function holdsEngineIdly(session: Session) {
    if (session.holdsEngineSince === null) return false
    for (const unit of pending.values()) if (unit.session === session) return false
    return true
  }

  function onEnd(reason: string, number: number) {
    thread = null
    if (isClosed) return
    for (const tell of restartListeners) tell()
    const refusal = cause ?? crashed
    if (!cause) logger.error({ reason }, 'The embedded database failed: it is restarted')
    cause = null
    const running = pending.get(number)
    pending.delete(number)
    for (const session of sessions.values())
      session.forget(refusal, running?.session === session ? running : null)
    resubmit()
    recovery = reopen()
  }

  async function reopen() {
    try {
      thread = await start(null)
      outage = null
      for (const session of sessions.values()) rehearse(session)
      resubmit()
      watch.wake()
      logger.info('The embedded database is back')
    } catch (error) {
      logger.error({ err: error }, 'The embedded database does not start')
      outage = { ...crashed, code: '57P03', message: 'the embedded database is not available' }
      resubmit()
      if (isClosed) return
      nextAttempt = setTimeout(() => {
        recovery = reopen()
      }, reopenDelayMs)
    }
  }

  /** What waits is looked at again: the engine, or the state of its client, may have changed. */
  function resubmit() {
    const waiting = [...pending.values()]
    pending.clear()
    for (const unit of waiting) unit.session.pass(unit)
  }

  function rehearse(session: Session) {
    const bytes = session.rehearsal()
    if (bytes.length === 0) return
    lastUnit += 1
    thread?.post({ kind: 'unit', unit: lastUnit, session: session.id, bytes })
  }
}

function tooSlow(limitMs: number): Refusal {
  return {
    code: '57014',
    message: `canceling statement: it ran for more than ${limitMs} ms, so the embedded database was restarted`,
  }
}

const crashed: Refusal = {
  code: '57P02',
  message: 'the embedded database failed and was restarted',
}

const idleTransaction: Refusal = {
  code: '25P03',
  message: 'the transaction stood open without a statement for too long and was rolled back',
  hint: 'Inside transact(), only the db that it hands in may be used; the outer one waits for the transaction to end.',
}

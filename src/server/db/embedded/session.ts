import { errorResponse, greeting, noEncryption, type Refusal, readyForQuery } from './backend-messages.ts'
import type { EngineReply } from './engine-messages.ts'
import { readOpening } from './opening-message.ts'
import { closeMessage, commandsOf, preparesOf, queryMessage, syncMessage, type Unit } from './unit.ts'
import { createUnitReader } from './unit-reader.ts'

/** The other end of a session's line, whatever it is made of. */
export interface Peer {
  send(bytes: Uint8Array): void
  end(): void
}

interface Surroundings {
  id: number
  peer: Peer
  settings(): Record<string, string>
  submit(session: Session, unit: Unit): void
  onLeave(session: Session): void
}

export type Session = ReturnType<typeof createSession>

/**
 * One client of the embedded engine. The engine may be restarted under it, and the client's line stays: so this remembers
 * what the client believes to be prepared, what it listens to, and that a transaction of its is lost.
 */
export function createSession({ id, peer, settings, submit, onLeave }: Surroundings) {
  const reader = createUnitReader()
  const statements = new Map<string, Buffer>()
  const listens = new Set<string>()
  let limits = { statementMs: 0, idleInTransactionMs: 0 }
  let opening: Buffer | null = Buffer.alloc(0)
  let hasLeft = false
  let isInTransaction = false
  let isMidSeries = false
  let answeredAt = 0
  /** Why its transaction is gone, until the client has ended it too. */
  let loss: Refusal | null = null
  /** After an error in the middle of a series, all is skipped up to the Sync, and this is then the answer to it. */
  let skipTo: 'I' | 'E' | null = null

  const session = {
    id,
    get limits() {
      return limits
    },
    /** Since when it keeps the engine from everybody else without asking for anything; null when it does not. */
    get holdsEngineSince() {
      return isInTransaction || isMidSeries ? answeredAt : null
    },

    receive(chunk: Buffer) {
      if (hasLeft) return
      const bytes = opening ? open(Buffer.concat([opening, chunk])) : chunk
      if (!bytes || bytes.length === 0) return
      const { units, isOver } = reader.push(bytes)
      for (const unit of units) session.pass(unit)
      if (isOver) session.leave()
    },

    /** Hands a unit on to the engine, if the state the client is in allows it. */
    pass(unit: Unit) {
      if (skipTo !== null) skip(unit)
      else if (loss) passAfterLoss(unit, loss)
      else submit(session, unit)
    },

    answer({ bytes, status, listens: isListen }: EngineReply, unit: Unit) {
      for (const [name, parse] of preparesOf(unit)) statements.set(name, parse)
      if (isListen)
        for (const command of commandsOf(unit, statements)) if (isListenCommand(command)) listens.add(command)
      isInTransaction = status === 'T' || status === 'E'
      isMidSeries = status === null
      answeredAt = performance.now()
      if (bytes.length > 0) peer.send(bytes)
    },

    notify(bytes: Uint8Array) {
      if (listens.size > 0) peer.send(bytes)
    },

    /**
     * The engine has forgotten this client: by a restart, or because it was made to. The unit that was running, if it was
     * this client's, is answered with the reason; a transaction is over, and the client learns it with its next command.
     */
    forget(reason: Refusal, running: Unit | null) {
      const wasInTransaction = isInTransaction
      isInTransaction = false
      isMidSeries = false
      if (wasInTransaction) loss = reason
      if (running) refuse(running, reason)
    },

    /** The unit is not done, and the client may go on with the next. */
    refuse,

    /** Tells an engine that has just started what the client believes to be prepared, and what it listens to. */
    rehearsal(): Uint8Array {
      const parses = [...statements.values()].flatMap((parse) => [parse, syncMessage])
      return Buffer.concat([...parses, ...[...listens].map(queryMessage)])
    },

    farewell(): Uint8Array {
      if (statements.size === 0) return new Uint8Array(0)
      return Buffer.concat([...[...statements.keys()].map(closeMessage), syncMessage])
    },

    leave() {
      if (hasLeft) return
      hasLeft = true
      peer.end()
      onLeave(session)
    },
  }
  return session

  function refuse(unit: Unit, reason: Refusal) {
    const status = loss ? 'E' : 'I'
    peer.send(errorResponse(reason))
    if (unit.isWhole) peer.send(readyForQuery(status))
    else skipTo = status
  }

  function skip(unit: Unit) {
    if (!unit.isWhole || skipTo === null) return
    peer.send(readyForQuery(skipTo))
    skipTo = null
  }

  /** As on a server whose transaction has failed: nothing but its end is accepted, and its end is not a commit. */
  function passAfterLoss(unit: Unit, reason: Refusal) {
    const commands = commandsOf(unit, statements)
    const isRollback = commands.some((command) =>
      /^\s*(rollback|abort)\s*(work|transaction)?\s*;?\s*$/i.test(command),
    )
    const isCommit = commands.some((command) => /^\s*(commit|end)\b/i.test(command))
    if (isRollback || isCommit) loss = null
    if (isRollback) submit(session, unit)
    else refuse(unit, reason)
  }

  function open(bytes: Buffer): Buffer | null {
    const read = readOpening(bytes)
    if (!read) {
      opening = bytes
      return null
    }
    const rest = bytes.subarray(read.length)
    if (read.opening.kind === 'startup') {
      opening = null
      limits = limitsOf(read.opening.parameters)
      peer.send(greeting(id, settings()))
      return rest
    }
    opening = Buffer.alloc(0)
    if (read.opening.kind === 'other') {
      session.leave()
      return null
    }
    peer.send(noEncryption)
    return open(rest)
  }
}

function isListenCommand(command: string) {
  return /^\s*listen\b/i.test(command)
}

/** The same settings by which a server is told its limits. */
function limitsOf(parameters: Map<string, string>) {
  return {
    statementMs: milliseconds(parameters.get('statement_timeout')),
    idleInTransactionMs: milliseconds(parameters.get('idle_in_transaction_session_timeout')),
  }
}

function milliseconds(value: string | undefined) {
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : 0
}

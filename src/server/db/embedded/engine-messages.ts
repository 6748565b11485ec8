import type { EngineProgram } from './engine-program.ts'

/** What the main thread and the engine's thread say to each other. */

/**
 * A unit is the smallest thing the engine runs: one client's messages up to and including the one that asks for an
 * answer (Query, Sync or Flush).
 */
export type ToEngine =
  | { kind: 'unit'; unit: number; session: number; bytes: Uint8Array }
  /** The client is gone: what it left open is rolled back, then the farewell closes its prepared statements. */
  | { kind: 'leave'; session: number; farewell: Uint8Array }
  | { kind: 'close' }

export type FromEngine =
  | { kind: 'ready'; settings: Record<string, string> }
  | { kind: 'failed'; reason: string }
  | EngineReply
  | { kind: 'broken'; reason: string }
  | { kind: 'closed' }

export interface EngineReply {
  kind: 'reply'
  unit: number
  bytes: Uint8Array
  /** The transaction's state after a Query or a Sync: idle, in a transaction, in a failed one. Null after a Flush. */
  status: 'I' | 'T' | 'E' | null
  /** A LISTEN was among the commands. */
  listens: boolean
  /** What NOTIFY wants delivered to every listening client. */
  notifications: Uint8Array[]
}

export interface EngineStart {
  program: EngineProgram
  folder: string
  /** A new database is made in here, whole, before it gets the folder's name. Null: the folder has one. */
  makeIn: string | null
  /** One Int32: the unit that is running, 0 when none is. */
  running: SharedArrayBuffer
}

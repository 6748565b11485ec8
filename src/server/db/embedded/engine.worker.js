// @ts-check
/**
 * The thread in which the embedded PostgreSQL lives. A query there is one long synchronous call, so that nothing else
 * runs in this thread meanwhile; whoever wants to cut it off ends the thread.
 *
 * The engine has one session for all clients, so this is also where clients take turns: a client that has begun a series
 * of messages or a transaction keeps the engine until it is done.
 *
 * Plain JavaScript, because a thread starts from a file, Node 20 does not read TypeScript, and where the sources run as
 * they are (tests, development) nothing has been built.
 */
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join as inFolder } from 'node:path'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { join, readAnswer, rollback } from './engine-answer.js'

/** @typedef {import('./engine-messages.ts').ToEngine} ToEngine */
/** @typedef {import('./engine-messages.ts').FromEngine} FromEngine */
/** @typedef {{ unit: number, session: number, bytes: Uint8Array }} Unit */

/** @type {import('./engine-messages.ts').EngineStart} */
const start = workerData
const running = new Int32Array(start.running)
const port = parentPort
if (!port) throw new Error('This file is a thread of the server, not a program.')

/** PostgreSQL's own default. */
const usualBuffersMb = 128
const mostBuffersMb = 512

const reported = ['server_version', 'server_encoding', 'client_encoding', 'DateStyle', 'TimeZone']

/** @type {Unit[]} */
const waiting = []
/** The session whose series or transaction is open; 0 when anyone may go next. */
let owner = 0
let isPumping = false
let isClosing = false

/** @type {string[]} */
const lastWords = []
const pg = await open().catch((error) => {
  tell({ kind: 'failed', reason: [String(error), ...lastWords].join('\n') })
  return null
})

if (pg) {
  port.on('message', (message) => {
    take(message)
    void pump()
  })
  tell({ kind: 'ready', settings: await readSettings(pg) })
}

async function open() {
  if (start.makeIn !== null) {
    const fresh = await openFolder(start.makeIn)
    await fresh.close()
    renameSync(start.makeIn, start.folder)
  }
  return openFolder(start.folder)
}

/** @param {string} dataDir */
function openFolder(dataDir) {
  return PGlite.create({
    dataDir,
    extensions: { pg_trgm },
    pgliteWasmModule: /** @type {any} */ (start.program),
    // The C locale knows no letters beyond ASCII; this one lowers and compares all of Unicode. Small log segments keep
    // a small database small.
    initDbStartParams: ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--wal-segsize=4'],
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', 'log_min_messages=fatal', '-c', 'min_wal_size=16MB'],
      ...['-c', `shared_buffers=${buffersMb(dataDir)}MB`],
    ],
    onStderr: (line) => {
      lastWords.push(line)
      if (lastWords.length > 20) lastWords.shift()
      return false
    },
  })
}

/**
 * Room for all of a database as it is at the start, and for some growth. The engine takes it from the machine at once, used or
 * not; but reading a page that it does not hold takes several times as long as what is done with it.
 * @param {string} dataDir
 */
function buffersMb(dataDir) {
  const tables = inFolder(dataDir, 'base')
  const files = existsSync(tables) ? readdirSync(tables, { recursive: true, encoding: 'utf8' }) : []
  const bytes = files.reduce((sum, name) => sum + statSync(inFolder(tables, name)).size, 0)
  const needed = Math.ceil((1.25 * bytes) / 1024 / 1024)
  return Math.min(Math.max(needed, usualBuffersMb), mostBuffersMb)
}

/** @param {PGlite} pg */
async function readSettings(pg) {
  /** @type {Record<string, string>} */
  const settings = {}
  for (const name of reported) {
    const { rows } = await pg.query('select current_setting($1) as value', [name])
    settings[name] = /** @type {{ value: string }} */ (rows[0]).value
  }
  return settings
}

/** @param {ToEngine} message */
function take(message) {
  if (message.kind === 'close') {
    isClosing = true
  } else if (message.kind === 'unit') {
    waiting.push(message)
  } else {
    for (let at = waiting.length - 1; at >= 0; at -= 1) {
      if (waiting[at]?.session === message.session) waiting.splice(at, 1)
    }
    // It goes first if the client holds the engine, since nobody else can go before it.
    if (owner === message.session) waiting.push({ unit: 0, session: owner, bytes: rollback })
    if (message.farewell.length > 0)
      waiting.push({ unit: 0, session: message.session, bytes: message.farewell })
  }
}

async function pump() {
  if (isPumping) return
  isPumping = true
  for (;;) {
    // The thread's own loop does not turn while units follow one another, so new messages are fetched by hand.
    for (let next = receiveMessageOnPort(/** @type {any} */ (port)); next; ) {
      take(next.message)
      next = receiveMessageOnPort(/** @type {any} */ (port))
    }
    const unit = nextUnit()
    if (!unit) break
    if (!(await run(unit))) return
  }
  isPumping = false
  if (isClosing) await close()
}

function nextUnit() {
  if (owner === 0) return waiting.shift()
  const at = waiting.findIndex(({ session }) => session === owner)
  return at === -1 ? undefined : waiting.splice(at, 1)[0]
}

/**
 * False when the engine cannot go on.
 * @param {Unit} unit
 */
async function run(unit) {
  Atomics.store(running, 0, unit.unit)
  /** @type {Uint8Array[]} */
  const chunks = []
  try {
    await /** @type {PGlite} */ (pg).execProtocolRawStream(unit.bytes, {
      syncToFs: false,
      // The engine lends a view into its memory; the copy is ours.
      onRawData: (bytes) => void chunks.push(bytes.slice()),
    })
  } catch (error) {
    tell({ kind: 'broken', reason: [String(error), ...lastWords].join('\n') })
    return false
  }
  const reply = readAnswer(chunks.length === 1 ? /** @type {Uint8Array} */ (chunks[0]) : join(chunks))
  // A Flush is the one end of a unit that gets no status: an H, and its length of 4.
  const endsInFlush = unit.bytes.at(-5) === 0x48 && unit.bytes.at(-1) === 4
  if (reply.status === null && !endsInFlush) {
    tell({ kind: 'broken', reason: ['The engine left a query without an answer.', ...lastWords].join('\n') })
    return false
  }
  owner = reply.status === 'I' ? 0 : unit.session
  tell({ kind: 'reply', unit: unit.unit, ...reply })
  Atomics.store(running, 0, 0)
  return true
}

async function close() {
  // Closing writes a checkpoint, so that the next start has nothing to recover.
  await /** @type {PGlite} */ (pg).close().catch(() => undefined)
  tell({ kind: 'closed' })
  port?.close()
}

/** @param {FromEngine} message */
function tell(message) {
  port?.postMessage(message)
}

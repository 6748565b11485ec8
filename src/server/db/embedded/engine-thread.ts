import { Worker } from 'node:worker_threads'
import type { EngineReply, EngineStart, FromEngine, ToEngine } from './engine-messages.ts'
import { engineProgram } from './engine-program.ts'

export interface EngineThread {
  settings: Record<string, string>
  post(message: ToEngine): void
  /** The unit it works on; 0 when idle. */
  runningUnit(): number
  /** Ends it between two instructions, as a power switch would. */
  kill(): void
  /** Ends it with a checkpoint, or without one if that takes too long. */
  close(): Promise<void>
}

interface Listener {
  onReply(reply: EngineReply): void
  /** It is gone, by itself or killed; after this nothing is heard of it. */
  onEnd(reason: string, lastUnit: number): void
}

const closePatienceMs = 10_000

/** Starts PostgreSQL in a thread of its own and waits until it can be asked. */
export async function startEngineThread(
  place: Pick<EngineStart, 'folder' | 'makeIn'>,
  { onReply, onEnd }: Listener,
): Promise<EngineThread> {
  const program = await engineProgram()
  const running = new SharedArrayBuffer(4)
  const runningUnit = new Int32Array(running)
  const worker = new Worker(new URL('./engine.worker.js', import.meta.url), {
    workerData: { ...place, program, running } satisfies EngineStart,
    // What starts the main thread (a TypeScript loader, a debugger) is not for this one.
    execArgv: [],
  })
  let reason = 'The engine ended by itself.'
  let isReady = false
  let closed: (() => void) | null = null

  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromEngine) => {
      switch (message.kind) {
        case 'ready':
          isReady = true
          return resolve({ settings: message.settings, post, runningUnit: current, kill, close })
        case 'reply':
          return onReply(message)
        case 'failed':
        case 'broken':
          reason = message.reason
          return kill()
        case 'closed':
          return kill()
      }
    })
    worker.on('error', (error) => {
      reason = String(error)
    })
    worker.on('exit', () => {
      if (!isReady) reject(new Error(`The embedded database cannot open ${place.folder}: ${reason}`))
      else if (closed) closed()
      else onEnd(reason, current())
    })
  })

  function post(message: ToEngine) {
    worker.postMessage(message)
  }

  function current() {
    return Atomics.load(runningUnit, 0)
  }

  function kill() {
    void worker.terminate()
  }

  function close() {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(kill, closePatienceMs)
      closed = () => {
        clearTimeout(timer)
        resolve()
      }
      post({ kind: 'close' })
    })
  }
}

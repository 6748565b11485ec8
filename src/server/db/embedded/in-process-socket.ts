import { Duplex } from 'node:stream'
import type { Engine } from './engine.ts'

/**
 * A line from the driver straight to the engine. It is what a Unix socket would be without the kernel in between, which
 * spares the main thread both ends of it for every query.
 */
export class InProcessSocket extends Duplex {
  readonly #session: ReturnType<Engine['connect']>

  constructor(engine: Engine) {
    super({ allowHalfOpen: false })
    this.#session = engine.connect({
      send: (bytes) => void this.push(bytes),
      end: () => void this.push(null),
    })
  }

  /** The driver asks sockets whether they are still worth closing. */
  get readyState() {
    return this.destroyed ? 'closed' : 'open'
  }

  /** A tick later: no network answers before it was asked to the end, and the driver relies on that. */
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    process.nextTick(() => {
      this.#session.receive(chunk)
      done()
    })
  }

  override _read() {
    // Answers are pushed when they come.
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#session.leave()
    done(error)
  }
}

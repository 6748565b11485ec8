import { Duplex } from 'node:stream'

/**
 * A line on which nobody is. The driver loses a connection for good when it is given no line at all, but copes with one
 * that breaks.
 */
export class BrokenLine extends Duplex {
  readonly #reason: Error

  constructor(reason: unknown) {
    super({ allowHalfOpen: false })
    this.#reason = reason instanceof Error ? reason : new Error(String(reason))
  }

  get readyState() {
    return this.destroyed ? 'closed' : 'open'
  }

  /** Not before the driver has spoken: a line that breaks while it prepares to would leave it waiting for ever. */
  override _write(_chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    done()
    process.nextTick(() => this.destroy(this.#reason))
  }

  override _read() {
    // Nobody is there to say anything.
  }
}

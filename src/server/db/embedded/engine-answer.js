// @ts-check

const decoder = new TextDecoder()

/** Ends whatever a client has left open: a Sync for a series of messages, a ROLLBACK for a transaction. */
export const rollback = new Uint8Array(Buffer.from('S\0\0\0\x04Q\0\0\0\x0dROLLBACK\0', 'latin1'))

/**
 * Finds in an answer what clients must agree on, and takes out what is not the asker's alone.
 * @param {Uint8Array} bytes
 */
export function readAnswer(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  /** @type {'I' | 'T' | 'E' | null} */
  let status = null
  let listens = false
  /** @type {Uint8Array[]} */
  const notifications = []
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + view.getInt32(at + 1)
    const type = bytes[at]
    if (type === 0x5a) status = /** @type {'I'} */ (String.fromCharCode(bytes[at + 5] ?? 0))
    // One letter is enough to pass over most commands without reading their text.
    else if (type === 0x43 && bytes[at + 5] === 0x4c)
      listens ||= decoder.decode(bytes.subarray(at + 5, at + 11)) === 'LISTEN'
    else if (type === 0x41) notifications.push(bytes.slice(at, end))
    at = end
  }
  return { bytes: notifications.length === 0 ? bytes : without(bytes, 0x41), status, listens, notifications }
}

/**
 * @param {Uint8Array} bytes
 * @param {number} unwanted
 */
function without(bytes, unwanted) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = []
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + view.getInt32(at + 1)
    if (bytes[at] !== unwanted) kept.push(bytes.subarray(at, end))
    at = end
  }
  return join(kept)
}

/** @param {Uint8Array[]} parts */
export function join(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

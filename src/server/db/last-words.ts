import postgres from 'postgres'

const errorMessage = 'E'.charCodeAt(0)
const headerBytes = 5

/**
 * Finds what a server says before it ends a connection. Follows the messages in a stream of bytes, however they are cut; an
 * error is held back until it is whole.
 */
export function createLastWordsReader() {
  let held: Buffer = Buffer.alloc(0)
  /** How much of a message whose beginning is known is still to come. */
  let passing = 0

  return (chunk: Buffer): { before: Buffer; words: Error | null } => {
    const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : chunk
    let at = Math.min(passing, bytes.length)
    passing -= at
    while (bytes.length - at >= headerBytes) {
      const next = at + 1 + bytes.readUInt32BE(at + 1)
      if (bytes[at] === errorMessage) {
        if (next > bytes.length) break
        const words = lastWordsIn(bytes.subarray(at, next))
        if (words) return { before: bytes.subarray(0, at), words }
      }
      at = Math.min(next, bytes.length)
      passing = next - at
    }
    held = bytes.subarray(at)
    return { before: bytes.subarray(0, at), words: null }
  }
}

/** The letters by which the protocol names the parts of an error, as far as they are of use. */
const partNames: Record<string, string> = {
  V: 'severity',
  C: 'code',
  M: 'message',
  D: 'detail',
  H: 'hint',
  R: 'routine',
}

function lastWordsIn(message: Buffer): Error | null {
  const parts: Record<string, string> = {}
  for (const part of message.toString('utf8', headerBytes).split('\0')) {
    const name = partNames[part.charAt(0)]
    if (name) parts[name] = part.slice(1)
  }
  if (parts.severity !== 'FATAL' && parts.severity !== 'PANIC') return null
  // The driver's own class takes the parts, although its types know of a text alone.
  return new postgres.PostgresError(parts as unknown as string)
}

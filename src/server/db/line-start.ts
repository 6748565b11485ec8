import type { Socket } from 'node:net'

/**
 * Blank, so no options at all, but long: what is longer than a kilobyte the driver sends at once. Everything else it
 * gathers for a moment, and when a line breaks in that moment, it never sends again on that connection: each query that is
 * given to it waits for the limit of connecting, and fails.
 */
export const openingAtOnce = { options: ' '.repeat(1_024) }

const protocolVersion = 3 << 16

/** Sends the opening of the conversation without what the driver had gathered for the line before. */
export function startCleanly(line: Socket) {
  const write = line.write.bind(line) as (bytes: Buffer, ...rest: unknown[]) => boolean
  line.write = (bytes: Buffer, ...rest: unknown[]) => {
    line.write = write
    return write(openingIn(bytes), ...rest)
  }
}

/** The opening is the last of the messages; it begins with its length and the version of the protocol. */
function openingIn(bytes: Buffer): Buffer {
  for (let at = 0; at + 8 <= bytes.length; at += 1) {
    const isOpening =
      bytes.readUInt32BE(at) === bytes.length - at && bytes.readUInt32BE(at + 4) === protocolVersion
    if (isOpening) return bytes.subarray(at)
  }
  return bytes
}

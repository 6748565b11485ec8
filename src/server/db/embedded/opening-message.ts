const protocol3 = 3
const sslRequest = 80877103
const gssRequest = 80877104
const longest = 10_000

export type Opening =
  | { kind: 'startup'; parameters: Map<string, string> }
  | { kind: 'encryption' }
  /** A request to cancel, which the engine cannot follow, or something that is not PostgreSQL at all. */
  | { kind: 'other' }

/** Reads a client's first message, which alone has no letter in front. Null while it is not all there. */
export function readOpening(bytes: Buffer): { opening: Opening; length: number } | null {
  if (bytes.length < 8) return null
  const length = bytes.readInt32BE(0)
  if (length < 8 || length > longest) return { opening: { kind: 'other' }, length: bytes.length }
  if (bytes.length < length) return null
  const code = bytes.readInt32BE(4)
  if (code === sslRequest || code === gssRequest) return { opening: { kind: 'encryption' }, length }
  if (code >> 16 !== protocol3) return { opening: { kind: 'other' }, length }
  return { opening: { kind: 'startup', parameters: readParameters(bytes.subarray(8, length)) }, length }
}

function readParameters(bytes: Buffer) {
  const words = bytes.toString('utf8').split('\0')
  const parameters = new Map<string, string>()
  for (let at = 0; at + 1 < words.length && words[at]; at += 2)
    parameters.set(words[at] ?? '', words[at + 1] ?? '')
  return parameters
}

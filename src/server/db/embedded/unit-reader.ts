import { letter, messagesIn, type Unit } from './unit.ts'

export interface UnitReader {
  /** The units that are complete with this chunk, and whether the client says goodbye after them. */
  push(chunk: Buffer): { units: Unit[]; isOver: boolean }
}

const header = 5
const ends = new Set<number>([
  letter.query,
  letter.sync,
  letter.flush,
  letter.functionCall,
  letter.copyDone,
  letter.copyFail,
])

/** Cuts a client's stream into units. */
export function createUnitReader(): UnitReader {
  let chunks: Buffer[] = []
  let length = 0
  let needed = header

  return {
    push(chunk) {
      chunks.push(chunk)
      length += chunk.length
      // A large message arrives in many chunks; joining them anew for each would take the square of its length.
      if (length < needed) return { units: [], isOver: false }
      const bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks)
      const units: Unit[] = []
      let start = 0
      let at = 0
      for (const { type, end } of messagesIn(bytes)) {
        if (type === letter.terminate) return { units, isOver: true }
        at = end
        if (!ends.has(type)) continue
        units.push({ bytes: copyOf(bytes.subarray(start, end)), isWhole: type !== letter.flush })
        start = end
      }
      const rest = bytes.subarray(start)
      chunks = rest.length > 0 ? [rest] : []
      length = rest.length
      const missing = missingAt(bytes, at)
      needed = at - start + missing
      // Whoever announces less than nothing does not speak the protocol, and nothing after it can be trusted.
      return { units, isOver: missing < header }
    },
  }
}

/** In memory of its own: what is sent to a thread takes along all of the memory it is a part of. */
function copyOf(bytes: Buffer) {
  return Buffer.from(new Uint8Array(bytes).buffer)
}

/** How long the message that begins here must be, as far as is known. */
function missingAt(bytes: Buffer, at: number) {
  return bytes.length < at + header ? header : 1 + bytes.readInt32BE(at + 1)
}

/** A client's messages up to and including the one that asks for an answer: what the engine runs in one go. */
export interface Unit {
  bytes: Buffer
  /** It ends in a Query or a Sync, after which the engine says whether a transaction is open; or else in a Flush. */
  isWhole: boolean
}

interface Message {
  type: number
  start: number
  end: number
}

export const letter = {
  bind: 0x42,
  close: 0x43,
  copyDone: 0x63,
  copyFail: 0x66,
  flush: 0x48,
  functionCall: 0x46,
  parse: 0x50,
  query: 0x51,
  sync: 0x53,
  terminate: 0x58,
} as const

/** The messages that are there in full. Stops at what cannot be a message. */
export function* messagesIn(bytes: Buffer): Generator<Message> {
  let start = 0
  while (start + 5 <= bytes.length) {
    const size = bytes.readInt32BE(start + 1)
    const end = start + 1 + size
    if (size < 4 || end > bytes.length) return
    yield { type: bytes.readUInt8(start), start, end }
    start = end
  }
}

/** The named statements that a unit prepares, each with the message that does. */
export function preparesOf({ bytes }: Unit): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (const { type, start, end } of messagesIn(bytes)) {
    if (type !== letter.parse) continue
    const name = textAt(bytes, start + 5)
    if (name !== '') found.set(name, bytes.subarray(start, end))
  }
  return found
}

/** The commands in a unit, as SQL. What it refers to by name is looked up among the statements prepared before. */
export function commandsOf({ bytes }: Unit, prepared: ReadonlyMap<string, Buffer>): string[] {
  const commands: string[] = []
  for (const { type, start } of messagesIn(bytes)) {
    if (type === letter.query) commands.push(textAt(bytes, start + 5))
    else if (type === letter.parse) commands.push(parsedText(bytes, start))
    else if (type === letter.bind) {
      const parse = prepared.get(textAt(bytes, bytes.indexOf(0, start + 5) + 1))
      if (parse) commands.push(parsedText(parse, 0))
    }
  }
  return commands
}

export const syncMessage = message(letter.sync, '')

export function queryMessage(text: string) {
  return message(letter.query, `${text}\0`)
}

/** Forgets a prepared statement. */
export function closeMessage(name: string) {
  return message(letter.close, `S${name}\0`)
}

function message(type: number, body: string) {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body))
  bytes.writeUInt8(type, 0)
  bytes.writeInt32BE(bytes.length - 1, 1)
  bytes.write(body, 5)
  return bytes
}

function parsedText(bytes: Buffer, start: number) {
  return textAt(bytes, bytes.indexOf(0, start + 5) + 1)
}

function textAt(bytes: Buffer, start: number) {
  return bytes.toString('utf8', start, bytes.indexOf(0, start))
}

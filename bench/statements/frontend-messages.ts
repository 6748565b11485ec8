/** What a client says to PostgreSQL, as far as the recorder cares. */
export interface FrontendHandlers {
  onStartup(parameters: Record<string, string>): void
  onParse(statement: { name: string; text: string }): void
  onBind(execution: { name: string; parameters: (string | null)[] }): void
  onQuery(text: string): void
  onSync(): void
}

const protocolVersion3 = 196_608

/** Reads the client's half of the wire protocol, chunk by chunk. */
export function createFrontendReader(handlers: FrontendHandlers) {
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false
  return (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      // The very first message has no letter in front of its length.
      const at = isStarted ? 1 : 0
      if (rest.length < at + 4) return
      const end = at + rest.readUInt32BE(at)
      if (rest.length < end) return
      const body = rest.subarray(at + 4, end)
      if (isStarted) handle(String.fromCharCode(rest[0] ?? 0), body, handlers)
      else isStarted = startUp(body, handlers)
      rest = rest.subarray(end)
    }
  }
}

function startUp(body: Buffer, { onStartup }: FrontendHandlers) {
  if (body.readUInt32BE(0) !== protocolVersion3) return false
  const words = body.subarray(4).toString().split('\0')
  const parameters: Record<string, string> = {}
  for (let at = 0; words[at]; at += 2) parameters[words[at] ?? ''] = words[at + 1] ?? ''
  onStartup(parameters)
  return true
}

function handle(type: string, body: Buffer, handlers: FrontendHandlers) {
  switch (type) {
    case 'P': {
      const name = textAt(body, 0)
      const text = textAt(body, name.next)
      handlers.onParse({ name: name.text, text: text.text })
      break
    }
    case 'B':
      handlers.onBind(readBind(body))
      break
    case 'Q':
      handlers.onQuery(textAt(body, 0).text)
      handlers.onSync()
      break
    case 'S':
      handlers.onSync()
  }
}

function readBind(body: Buffer) {
  const portal = textAt(body, 0)
  const statement = textAt(body, portal.next)
  let at = statement.next
  const formats = body.readUInt16BE(at)
  at += 2 + formats * 2
  const parameters: (string | null)[] = []
  const count = body.readUInt16BE(at)
  at += 2
  for (let index = 0; index < count; index += 1) {
    const length = body.readInt32BE(at)
    at += 4
    parameters.push(length === -1 ? null : body.toString('utf8', at, at + length))
    at += Math.max(length, 0)
  }
  return { name: statement.text, parameters }
}

function textAt(body: Buffer, from: number) {
  const end = body.indexOf(0, from)
  return { text: body.toString('utf8', from, end), next: end + 1 }
}

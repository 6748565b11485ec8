export interface ReceivedMail {
  recipients: string[]
  raw: string
  headers: Map<string, string[]>
  text: string
  html: string
}

/** Parses the product's own mail: unfolded headers by lower-case name, and both body parts. */
export function parseMail(raw: string, recipients: string[] = []): ReceivedMail {
  const { headers, body } = splitHead(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type')?.[0] ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => splitHead(part.trimStart()))
    : []
  const partOf = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.[0]?.startsWith(type))
    return part ? decode(part.body, part.headers.get('content-transfer-encoding')?.[0]) : ''
  }
  return { recipients, raw, headers, text: partOf('text/plain'), html: partOf('text/html') }
}

function splitHead(raw: string) {
  const end = /\r?\n\r?\n/.exec(raw)
  const head = end ? raw.slice(0, end.index) : raw
  const headers = new Map<string, string[]>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  return { headers, body: end ? raw.slice(end.index + end[0].length) : '' }
}

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(body)
  return body
}

function decodeQuotedPrintable(body: string): string {
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

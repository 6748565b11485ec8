import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { brotliParams, smallestBytes } from '../compression.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const known = new Map<string, Encoding>()
const mostKnown = 100

/** What a browser likes best of what we make. The same few headers come again and again. */
export function encodingOf(header: string | string[] | undefined): Encoding {
  const text = header?.toString() ?? ''
  const before = known.get(text)
  if (before) return before
  const accepted = new Map(text.toLowerCase().split(',').map(weighed))
  const encoding = (['br', 'gzip'] as const).find((name) => (accepted.get(name) ?? 0) > 0) ?? 'identity'
  if (known.size < mostKnown) known.set(text, encoding)
  return encoding
}

/** `gzip;q=0` says that it is not wanted. */
function weighed(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2))]
}

interface Encoded {
  /** The text itself where it goes out as it is: node writes that together with the headers. */
  body: Buffer | string
  encoding: Encoding
}

export async function encode(text: string, wanted: Encoding): Promise<Encoded> {
  if (wanted === 'identity' || Buffer.byteLength(text) < smallestBytes)
    return { body: text, encoding: 'identity' }
  const body = await (wanted === 'br' ? brotli(text, { params: brotliParams }) : zip(text))
  return { body, encoding: wanted }
}

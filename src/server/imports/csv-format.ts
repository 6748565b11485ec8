import { createReadStream } from 'node:fs'
import { badRequest } from '#server/errors.ts'
import { type Delimiter, delimiterOf } from '#shared/listings/csv-delimiter.ts'

export interface CsvFormat {
  encoding: 'utf-8' | 'windows-1252'
  delimiter: Delimiter
  /** Excel may put a line `sep=;` above the header. */
  hasSeparatorLine: boolean
}

const maxHeaderLength = 64_000

/** Reads the whole file, because any byte can distinguish UTF-8 from Windows-1252. Throws for files that are not text. */
export async function detectCsvFormat(path: string): Promise<CsvFormat> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let head = ''
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Buffer
    if (head === '') rejectOtherFormats(bytes)
    if (bytes.includes(0)) throw badRequest('This is not a CSV file: it contains bytes that no text has.')
    if (head.length < maxHeaderLength) head += bytes.toString('latin1')
    if (isUtf8) isUtf8 = canDecode(utf8, bytes)
  }
  if (isUtf8) isUtf8 = canDecode(utf8)
  const [first = '', second = ''] = head.replace(/^\u00ef\u00bb\u00bf/, '').split(/\r\n|\n|\r/, 2)
  const separator = /^"?sep=([,;\t])"?\s*$/i.exec(first)
  return {
    encoding: isUtf8 ? 'utf-8' : 'windows-1252',
    delimiter: (separator?.[1] as Delimiter | undefined) ?? delimiterOf(separator ? second : first),
    hasSeparatorLine: separator !== null,
  }
}

/** Recognizes common other formats by their first bytes. */
function rejectOtherFormats(start: Buffer) {
  const format = formats.find(({ bytes }) => start.subarray(0, bytes.length).equals(bytes))
  if (format) throw badRequest(`${format.message} Please save it as CSV UTF-8, and choose that file.`)
}

const formats = [
  {
    bytes: Buffer.from('PK\u0003\u0004', 'latin1'),
    message: 'This is a workbook or an archive, not a CSV file.',
  },
  { bytes: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), message: 'This is an old Excel workbook, not a CSV file.' },
  { bytes: Buffer.from([0xff, 0xfe]), message: 'This file is written in UTF-16.' },
  { bytes: Buffer.from([0xfe, 0xff]), message: 'This file is written in UTF-16.' },
  { bytes: Buffer.from('%PDF'), message: 'This is a PDF, not a CSV file.' },
]

function canDecode(decoder: InstanceType<typeof TextDecoder>, bytes?: Buffer) {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}

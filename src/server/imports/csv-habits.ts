import type { FileHandle } from 'node:fs/promises'
import { badRequest } from '#server/errors.ts'
import { type Delimiter, delimiterOf } from '#shared/listings/csv-delimiter.ts'

export interface CsvHabits {
  encoding: 'utf-8' | 'windows-1252'
  delimiter: Delimiter
  /** Excel may put a line `sep=;` above the header. */
  hasSeparatorLine: boolean
  /** How many rows there are below the header, give or take rows that are empty. */
  rows: number
}

/** Reads the file once for what it is: only a whole look tells UTF-8 from Windows-1252. */
export async function csvHabitsOf(file: FileHandle): Promise<CsvHabits> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const counter = createRowCounter()
  let isUtf8 = true
  let head = ''
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
    const bytes = chunk as Buffer
    if (head === '') refuseOtherFormats(bytes)
    if (bytes.includes(0)) throw badRequest('This is not a CSV file: it contains bytes that no text has.')
    if (head.length < longestHeader) head += bytes.toString('latin1')
    if (isUtf8) isUtf8 = reads(strict, bytes)
    counter.push(bytes)
  }
  if (isUtf8) isUtf8 = reads(strict)
  const [first = '', second = ''] = head.replace(/^\u00ef\u00bb\u00bf/, '').split(/\r\n|\n|\r/, 2)
  const named = /^"?sep=([,;\t])"?\s*$/i.exec(first)
  const hasSeparatorLine = named !== null
  return {
    encoding: isUtf8 ? 'utf-8' : 'windows-1252',
    delimiter: (named?.[1] as Delimiter | undefined) ?? delimiterOf(hasSeparatorLine ? second : first),
    hasSeparatorLine,
    rows: Math.max(0, counter.rows() - (hasSeparatorLine ? 2 : 1)),
  }
}

const longestHeader = 64_000

/** Files that people rename, or take for CSV; the bytes they begin with tell. */
function refuseOtherFormats(start: Buffer) {
  const format = formats.find(({ bytes }) => start.subarray(0, bytes.length).equals(bytes))
  if (format) throw badRequest(`${format.words} Please save it as CSV UTF-8, and choose that file.`)
}

const formats = [
  {
    bytes: Buffer.from('PK\u0003\u0004', 'latin1'),
    words: 'This is a workbook or an archive, not a CSV file.',
  },
  { bytes: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), words: 'This is an old Excel workbook, not a CSV file.' },
  { bytes: Buffer.from([0xff, 0xfe]), words: 'This file is written in UTF-16.' },
  { bytes: Buffer.from([0xfe, 0xff]), words: 'This file is written in UTF-16.' },
  { bytes: Buffer.from('%PDF'), words: 'This is a PDF, not a CSV file.' },
]

function reads(decoder: InstanceType<typeof TextDecoder>, bytes?: Buffer) {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}

const newLine = 10
const carriageReturn = 13
const quote = 34

/** Counts line ends outside of quotation marks, byte by byte: the same bytes in both encodings. */
function createRowCounter() {
  let rows = 0
  let isQuoted = false
  let isEmpty = true
  return {
    push(bytes: Buffer) {
      for (const byte of bytes) {
        if (byte === quote) isQuoted = !isQuoted
        else if (!isQuoted && (byte === newLine || byte === carriageReturn)) {
          if (!isEmpty) rows += 1
          isEmpty = true
          continue
        }
        isEmpty = false
      }
    },
    rows: () => rows + (isEmpty ? 0 : 1),
  }
}

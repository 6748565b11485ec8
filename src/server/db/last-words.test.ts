import { expect, test } from 'vitest'
import { createLastWordsReader } from './last-words.ts'

const row = message('D', 'x'.repeat(40))
const ready = message('Z', 'I')
const slip = message('E', 'SERROR\0VERROR\0C23505\0Mduplicate key\0\0')
const farewell = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0')

test.each(Array.from({ length: 60 }, (_, index) => index + 1))(
  'the last words are found, and what came before is passed on, in pieces of %i bytes',
  (size) => {
    const stream = Buffer.concat([row, slip, ready, row, row, farewell])
    const { passed, words } = readInPieces(stream, size)
    expect(passed).toEqual(Buffer.concat([row, slip, ready, row, row]))
    expect(words).toMatchObject({ name: 'PostgresError', code: '57P01', message: 'terminating connection' })
  },
)

test('without last words everything is passed on', () => {
  const stream = Buffer.concat([row, slip, ready])
  expect(readInPieces(stream, 7)).toEqual({ passed: stream, words: null })
})

function message(kind: string, text: string) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length + 4)
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(text)])
}

function readInPieces(stream: Buffer, size: number) {
  const read = createLastWordsReader()
  const passed: Buffer[] = []
  for (let at = 0; at < stream.length; at += size) {
    const { before, words } = read(stream.subarray(at, at + size))
    passed.push(before)
    if (words) return { passed: Buffer.concat(passed), words }
  }
  return { passed: Buffer.concat(passed), words: null }
}

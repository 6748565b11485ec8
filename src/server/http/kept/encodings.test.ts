import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Encoding, encode, encodingOf } from './encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %s is sent %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding)
})

test('what is packed unpacks to the same', async () => {
  const text = 'Tri-Valley '.repeat(200)
  const encoded = async (wanted: Encoding) => (await encode(text, wanted)).body
  expect(brotliDecompressSync(await encoded('br')).toString()).toBe(text)
  expect(gunzipSync(await encoded('gzip')).toString()).toBe(text)
})

test('what is small goes as it is', async () => {
  expect(await encode('short', 'br')).toEqual({ body: 'short', encoding: 'identity' })
})

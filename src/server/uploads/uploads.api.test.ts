import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import {
  animation,
  formats,
  formOf,
  inspectPicture,
  picture,
  twoHalves,
} from '#server/testing/uploads/pictures.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { uploadSchema } from '#shared/contract/uploads.ts'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'

const t = useTestApp()

const fetched = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(t.url + path, { headers })
  return { answer, content: Buffer.from(await answer.arrayBuffer()) }
}

describe('a picture', () => {
  test.each(formats)('sent as %s is stored in two sizes and served to everybody', async (format) => {
    const ana = await t.aUser()
    const sent = await ana.post('/api/upload', formOf(await picture(format, 2000, 1000)))
    expect(sent.status).toBe(201)
    const { url, width, height } = sent.as(uploadSchema)
    expect([width, height]).toEqual([1600, 800])
    for (const [path, size] of [
      [url, [1600, 800]],
      [smallPhoto(url), [480, 240]],
    ] as const) {
      const { answer, content } = await fetched(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('content-length')).toBe(String(content.length))
      const seen = await inspectPicture(content)
      expect([seen.format, [seen.width, seen.height]]).toEqual(['webp', size])
    }
  })

  test('is never made larger than it was', async () => {
    const ana = await t.aUser()
    const { url } = (await ana.post('/api/upload', formOf(await picture('png', 30, 20)))).as(uploadSchema)
    const small = await inspectPicture((await fetched(smallPhoto(url))).content)
    expect([small.width, small.height]).toEqual([30, 20])
  })

  test('is known by its content, whatever it is called', async () => {
    const ana = await t.aUser()
    const form = formOf(await picture('png'), { name: 'notes.txt', type: 'text/plain' })
    expect((await ana.post('/api/upload', form)).status).toBe(201)
  })

  test('loses where and when it was taken, and is turned upright', async () => {
    const ana = await t.aUser()
    const taken = await twoHalves(60, 40)
      .withExif({
        IFD0: { Make: 'Phone of Ana', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 42/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(taken.includes('Phone of Ana')).toBe(true)
    const { url } = (await ana.post('/api/upload', formOf(taken))).as(uploadSchema)
    const { content } = await fetched(url)
    const seen = await inspectPicture(content)
    expect([seen.width, seen.height, seen.orientation]).toEqual([40, 60, undefined])
    expect([seen.colorAt(20, 5), seen.colorAt(20, 55)]).toEqual(['red', 'blue'])
    expect([seen.exif, seen.xmp, seen.icc, seen.iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(content.includes('Phone of Ana')).toBe(false)
  })

  test.each(['gif', 'webp'] as const)('that moves becomes its first frame (%s)', async (format) => {
    const ana = await t.aUser()
    const { url } = (await ana.post('/api/upload', formOf(await animation(format, 12)))).as(uploadSchema)
    const seen = await inspectPicture((await fetched(url)).content)
    expect([seen.width, seen.height, seen.pages ?? 1]).toEqual([40, 40, 1])
  })

  test('keeps what is see-through', async () => {
    const ana = await t.aUser()
    const clear = await twoHalves().ensureAlpha(0.5).png().toBuffer()
    const { url } = (await ana.post('/api/upload', formOf(clear))).as(uploadSchema)
    expect((await inspectPicture((await fetched(url)).content)).hasAlpha).toBe(true)
  })
})

describe('an upload', () => {
  test('requires a session', async () => {
    const answer = await t.anonymous.post('/api/upload', formOf(await picture('png')))
    expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthorized' }])
  })

  test('of more than 5 MB is refused in words', async () => {
    const ana = await t.aUser()
    const noise = await twoHalves(20, 20).png().toBuffer()
    for (const extra of [5 * 1024 * 1024, 9_000_000]) {
      const answer = await ana.post('/api/upload', formOf(Buffer.concat([noise, randomBytes(extra)])))
      const message = 'File too large. Please select an image under 5MB.'
      expect([answer.status, answer.body]).toEqual([413, { message, errors: [{ field: 'photo', message }] }])
    }
  })

  test('of exactly 5 MB is accepted', async () => {
    const ana = await t.aUser()
    const start = await picture('jpeg')
    const padded = Buffer.concat([start, Buffer.alloc(5 * 1024 * 1024 - start.length)])
    expect((await ana.post('/api/upload', formOf(padded))).status).toBe(201)
  })

  test('that is no image is refused in words', async () => {
    const ana = await t.aUser()
    const answer = await ana.post('/api/upload', formOf('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { message: 'Invalid file type. Please select an image file.', errors: [{ field: 'photo' }] },
    ])
  })

  test('of more than 40 megapixels is refused in words', async () => {
    const ana = await t.aUser()
    const answer = await ana.post('/api/upload', formOf(await picture('png', 8000, 5001)))
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { message: 'Image too large. Please select an image of at most 40 megapixels.' },
    ])
  })

  test('in another field, without a file or in another form is refused', async () => {
    const ana = await t.aUser()
    const image = await picture('png')
    expect((await ana.post('/api/upload', formOf(image, { field: 'file' }))).status).toBe(400)
    expect((await ana.post('/api/upload', new FormData())).status).toBe(400)
    const words = new FormData()
    words.set('photo', 'not a file')
    expect((await ana.post('/api/upload', words)).status).toBe(400)
    expect((await ana.post('/api/upload', { photo: 'x' })).status).toBe(415)
    expect((await ana.post('/api/upload')).status).toBe(415)
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const body of [
      '',
      '--x',
      '--x\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nGIF89a',
    ])
      expect((await ana.post('/api/upload', body, type)).status).toBe(400)
    expect((await ana.post('/api/upload', 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400)
  })

  test('that takes the first of several files and no more', async () => {
    const ana = await t.aUser()
    const form = formOf(await picture('png'))
    form.append('photo', new File([new Uint8Array(await picture('jpeg'))], 'b.jpg'))
    expect((await ana.post('/api/upload', form)).status).toBeLessThan(500)
  })

  test('more than can wait is sent away for a moment, and the rest arrives', {
    timeout: 60_000,
  }, async () => {
    const ana = await t.aUser()
    // Two at a time are worked on: large ones, while the small ones arrive.
    const large = await picture('jpeg', 3000, 2000)
    const small = await picture('jpeg', 60, 40)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => ana.post('/api/upload', formOf(at < 2 ? large : small))),
    )
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 201).length).toBe(60 - refused.length)
    for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('5')
  })
})

describe('the address of a picture', () => {
  test('may be cached forever, and is answered with 304 if cached', async () => {
    const ana = await t.aUser()
    const { url } = (await ana.post('/api/upload', formOf(await picture('png')))).as(uploadSchema)
    const { answer } = await fetched(url)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = answer.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const again = await fetched(url, { 'if-none-match': etag })
    expect([again.answer.status, again.content.length]).toEqual([304, 0])
    const head = await fetch(t.url + url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([
      200,
      answer.headers.get('content-length'),
    ])
  })

  test.each([
    'nothing.webp',
    `${'0'.repeat(32)}.webp`,
    '../package.json',
    '../../../../../../etc/passwd',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '....//....//etc/passwd',
    '%00',
    '..%5c..%5cpackage.json',
    `${'0'.repeat(32)}.webp%00.png`,
    `x/../${'0'.repeat(32)}.webp`,
    '.hidden',
  ])('followed by %s is nothing', async (name) => {
    const { status, type, text } = await rawly(`/uploads/${name}`)
    expect([status, type, text]).toEqual([
      404,
      'application/json; charset=utf-8',
      '{"message":"There is no such picture."}',
    ])
  })
})

/** Without the tidying that `fetch` does to a path. */
const rawly = async (path: string) => {
  const { hostname, port } = new URL(t.url)
  const [answer] = (await once(request({ hostname, port, path }).end(), 'response')) as [IncomingMessage]
  return { status: answer.statusCode, type: answer.headers['content-type'], text: await text(answer) }
}

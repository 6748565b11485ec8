import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'

/** Requests that end when the test says so, as if a database had stopped to answer. */
async function aStalledServer() {
  const gate = new EventEmitter()
  const stalled = once(gate, 'open')
  const logLines: string[] = []
  const observed: unknown[] = []
  const app = await aServer({
    logLines,
    observeEarly: (response, ms) => void observed.push({ ...response, isDelayed: ms > 200 }),
    env: { PUBLIC_URL: 'https://waymark.test' },
    routes: (app) => {
      const config = { access: 'public', anonymous: true } as const
      app.get('/api/stalled', { config }, () => stalled.then(() => 'done'))
      app.get('/api/heavy', { config: { ...config, weight: 5 } }, () => stalled.then(() => 'done'))
      app.post('/api/stalled', { config }, () => stalled.then(() => 'done'))
      app.get('/api/quick', { config }, async () => 'done')
      app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
      app.post('/api/quick', { config }, async () => 'done')
    },
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${url}${path}`, init)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const ask = (path: string, headers: Record<string, string> = {}) => send(path, { headers })
  const post = (path: string) =>
    send(path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  const postForm = (path: string, bytes: number) =>
    send(path, {
      method: 'POST',
      body: Buffer.alloc(bytes),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
  const refusalLines = () => logLines.filter((line) => line.includes('overload'))
  return { url, ask, post, postForm, refusalLines, observed, release: () => gate.emit('open') }
}

test('new requests are refused while many are stalled, health is answered, and afterwards all is well', async () => {
  const { url, ask, refusalLines, observed, release } = await aStalledServer()
  const stalled = Array.from({ length: 40 }, () => ask('/api/stalled'))
  const statusSoon = () =>
    fetch(`${url}/api/stalled`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ status }) => status,
      () => 'stalled',
    )
  await expect.poll(statusSoon).toBe(503)

  const refused = await ask('/api/stalled')
  expect(refused.headers.get('retry-after')).toBe('3')
  expect(JSON.parse(refused.text)).toEqual({ message: expect.stringContaining('very busy') })
  const page = await ask('/browse', { accept: 'text/html' })
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  for (const { headers } of [refused, page]) {
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect(refusalLines(), 'one line for all').toHaveLength(1)
  expect(observed).toContainEqual({ method: 'GET', route: 'refused', status: 503, isDelayed: true })
  for (const name of ['', '/live', '/ready']) expect((await ask(`/api/health${name}`)).status).toBe(200)

  release()
  const statuses = (await Promise.all(stalled)).map(({ status }) => status)
  const accepted = statuses.filter((status) => status === 200)
  expect(accepted.length).toBeGreaterThan(20)
  expect(statuses.filter((status) => status === 503)).toHaveLength(40 - accepted.length)
  await expect.poll(async () => (await ask('/api/quick')).status).toBe(200)
})

test.each([
  ['four small', 4, 2_000],
  ['two large', 2, 900_000],
])(
  'of many forms with files %s ones start, other requests are served, and slow forms do not keep out the next',
  async (_name, started, bytes) => {
    const { ask, postForm, release } = await aStalledServer()
    let refused = 0
    const sent = Array.from({ length: 9 }, async () => {
      const { status } = await postForm('/api/stalled', bytes)
      if (status === 503) refused += 1
      return status
    })
    await expect.poll(() => refused).toBe(9 - started)
    expect((await ask('/api/quick')).status).toBe(200)
    await expect.poll(async () => (await postForm('/api/quick', bytes)).status).toBe(200)
    release()
    expect((await Promise.all(sent)).filter((status) => status === 200)).toHaveLength(started)
  },
)

test('the connection of a refused write serves the next request', async () => {
  const { url, ask, release } = await aStalledServer()
  const stalled = Array.from({ length: 60 }, () => ask('/api/stalled'))
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const type = 'Content-Type: application/json'
  const write = `POST /api/stalled HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: 2\r\n\r\n{}`
  await expect.poll(async () => (await ask('/api/quick')).status).toBe(503)
  socket.write(write)
  await expect.poll(() => text).toContain('503 Service Unavailable')
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => text).toContain('200 OK')
  socket.destroy()
  release()
  await Promise.all(stalled)
})

test('a few stalled requests are no overload', async () => {
  const { ask, release } = await aStalledServer()
  const stalled = Array.from({ length: 12 }, () => ask('/api/stalled'))
  for (let count = 0; count < 50; count += 1) expect((await ask('/api/quick')).status).toBe(200)
  release()
  await Promise.all(stalled)
})

test('heavy requests are refused sooner', async () => {
  const { ask, release } = await aStalledServer()
  let refused = 0
  const burst = Array.from({ length: 40 }, async () => {
    const { status } = await ask('/api/heavy')
    if (status === 503) refused += 1
    return status
  })
  await expect.poll(() => refused).toBeGreaterThan(25)
  release()
  const accepted = (await Promise.all(burst)).filter((status) => status === 200)
  expect(accepted.length).toBeGreaterThan(3)
})

test('of a burst of writes, those that would wait too long are refused when their body has arrived', async () => {
  const { post, release } = await aStalledServer()
  const refused: (string | null)[] = []
  const burst = Array.from({ length: 120 }, async () => {
    const { status, headers } = await post('/api/stalled')
    if (status === 503) refused.push(headers.get('retry-after'))
    return status
  })
  await expect.poll(() => refused.length).toBeGreaterThan(50)
  release()
  const accepted = (await Promise.all(burst)).filter((status) => status === 200)
  expect(accepted.length).toBeGreaterThan(16)
  expect(refused).toEqual(Array(120 - accepted.length).fill('3'))
})

test('a request is answered, even if the process was held up before its turn', async () => {
  const app = await aServer({
    routes: (app) => {
      app.get('/api/quick', { config: { access: 'public', anonymous: true } }, async () => 'done')
    },
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  app.server.once('request', () => block(400))
  expect((await fetch(`${url}/api/quick`)).status).toBe(200)
})

test('a health check does not wait for the requests that arrived with it', async () => {
  const app = await aServer({
    routes: (app) => {
      app.get('/api/busy', { config: { access: 'public', anonymous: true } }, async () => {
        block(3)
        return 'done'
      })
    },
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  let accepted = 0
  app.server.on('connection', () => {
    accepted += 1
  })
  const answered: string[] = []
  const clients = [...Array<string>(40).fill('/api/busy'), '/api/health/live'].map((path) => ({
    path,
    socket: connect(Number(port), '127.0.0.1').on('data', () => answered.push(path)),
  }))
  await expect.poll(() => accepted).toBe(41)
  for (const { path, socket } of clients) socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await expect.poll(() => answered.length).toBe(41)
  for (const { socket } of clients) socket.destroy()
  expect(answered.indexOf('/api/health/live')).toBeLessThan(20)
})

/** Holds up the event loop. */
function block(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

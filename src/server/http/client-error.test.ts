import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'

async function answerTo(bytes: string, more: Parameters<typeof aServer>[0] = {}) {
  const app = await aServer({ env: { PUBLIC_URL: 'https://waymark.test' }, ...more })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) }
}

test('what is not HTTP is refused in the one error shape', async () => {
  const { status, body } = await answerTo('MAKE me a sandwich\r\n\r\n')
  expect(status).toBe(400)
  expect(body).toEqual({ message: 'We could not read that request.' })
})

test('headers without end are refused in the one error shape', async () => {
  const { status, body } = await answerTo(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`)
  expect(status).toBe(431)
  expect(body).toEqual({ message: 'The headers of that request are too large.' })
})

test.each([
  ['without a host', 400, 'GET /api/health HTTP/1.1\r\n\r\n'],
  ['with two hosts', 400, 'GET /api/health HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n'],
  ['with expectations', 417, 'POST /api/login HTTP/1.1\r\nhost: a\r\nexpect: 200-ok\r\n\r\n'],
])('a request %s is refused in the one error shape', async (_what, expected, bytes) => {
  const { status, body } = await answerTo(bytes)
  expect(status).toBe(expected)
  expect(body).toEqual({ message: expect.any(String) })
})

test.each([
  ['is not HTTP', 'MAKE me a sandwich\r\n\r\n'],
  ['names two hosts', 'GET /api/health HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n'],
  ['has expectations', 'POST /api/login HTTP/1.1\r\nhost: a\r\nexpect: 200-ok\r\n\r\n'],
  ['cannot be decoded', 'GET /api/%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
  ['asks whether the process lives', 'GET /api/health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
])('the answer to a request that %s demands https and forbids frames', async (_what, bytes) => {
  const { head } = await answerTo(bytes)
  expect(head).toContain('strict-transport-security: max-age=31536000')
  expect(head).toContain("content-security-policy: default-src 'none';frame-ancestors 'none'")
  expect(head).toContain('x-frame-options: deny')
  expect(head).toContain('x-content-type-options: nosniff')
})

test.each([
  ['is not HTTP', { status: 400, code: 'HPE_INVALID_METHOD', count: 1 }, 'MAKE ana@example.org\r\n\r\n'],
  ['names no host', { status: 400, code: 'HOST', count: 1 }, 'GET /ana@example.org HTTP/1.1\r\n\r\n'],
  [
    'cannot be decoded',
    { status: 400, route: null },
    'GET /ana@example.org/%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  ],
])(
  'a request that %s leaves a line without its text, and is in the metrics',
  async (_what, expected, bytes) => {
    const logLines: string[] = []
    const observed: unknown[] = []
    await answerTo(bytes, { logLines, observeEarly: (response) => void observed.push(response) })
    const found = logLines.map((line) => JSON.parse(line)).filter(({ status }) => status !== undefined)
    expect(found).toEqual([expect.objectContaining(expected)])
    expect(observed).toEqual([expect.objectContaining({ route: 'refused', status: 400 })])
    expect(logLines.join('')).not.toContain('ana@')
  },
)

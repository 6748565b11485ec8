import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'
import { limitUnreadBody, registerBodyParsers } from './body-parsers.ts'

const headOf = (type: string) =>
  `POST /api/things HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n\r\n`

/** Sends a body that never ends, a byte at a time, and returns what was answered when the connection is closed. */
async function trickleTo(server: Server, type = 'application/json') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  socket.write(`${headOf(type)}{`)
  const trickle = setInterval(() => socket.write(' '), 20)
  // Not `once`, which rejects when the connection is reset.
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(trickle)
  return answer
}

test.each([
  ['JSON', 'application/json', 408],
  ['a form', 'application/x-www-form-urlencoded', 408],
  ['a type that is refused', 'text/plain', 415],
])('a body of %s that trickles in is given up, and its connection is closed', async (_name, type, status) => {
  const app = Fastify({
    serverFactory: (listener) =>
      createServer((request, response) => {
        limitUnreadBody(request, response, 300)
        listener(request, response)
      }),
  })
  onTestFinished(() => app.close())
  registerBodyParsers(app, 100)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null),
  )
  app.post('/api/things', async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await trickleTo(app.server, type)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('a body that trickles in after its answer ends with its connection', async () => {
  const server = createServer((request, response) => {
    limitUnreadBody(request, response, 1_000)
    response.end('no')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  expect(await trickleTo(server)).toMatch(/^HTTP\/1.1 200 /)
})

test('a client that leaves in the middle of its upload is not logged as an error', async () => {
  const logLines: string[] = []
  let isReading = false
  let hasFailed = false
  const app = await aServer({
    logLines,
    routes: (scope) => {
      scope.addHook('onError', async () => {
        hasFailed = true
      })
      scope.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload))
      scope.post('/api/things', { config: { access: 'public' } }, async ({ raw }) => {
        isReading = true
        for await (const _chunk of raw);
      })
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${headOf('text/csv')}a`)
  await expect.poll(() => isReading).toBe(true)
  socket.destroy()
  await expect.poll(() => hasFailed).toBe(true)
  await app.close()
  expect(logLines.filter((line) => /"level":"(error|warn)"/.test(line))).toEqual([])
})

test('a client that resets its connection after a request is not logged as an error', async () => {
  const logLines: string[] = []
  const app = await aServer({
    logLines,
    routes: (scope) => void scope.get('/api/things', { config: { access: 'public' } }, () => 'ok'),
  })
  let opened = 0
  let closed = 0
  app.server.on('connection', (socket) => {
    opened += 1
    socket.once('close', () => {
      closed += 1
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  for (let count = 0; count < 5; count += 1) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    await new Promise((written) => socket.write('GET /api/things HTTP/1.1\r\nHost: x\r\n\r\n', written))
    socket.resetAndDestroy()
  }
  await expect.poll(() => [opened, closed]).toEqual([5, 5])
  await app.close()
  expect(logLines.filter((line) => /"level":"(error|warn)"/.test(line))).toEqual([])
})

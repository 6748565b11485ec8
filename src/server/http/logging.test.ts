import { expect, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'

async function aLoggingServer(env: NodeJS.ProcessEnv = {}) {
  const logLines: string[] = []
  const app = await aServer({
    env,
    logLines,
    routes: (app) => {
      app.get('/api/people/:id', { config: { access: 'public' } }, () => 'ok')
      app.get('/api/broken', { config: { access: 'public' } }, (request) => {
        request.log.info({ req: request }, 'careless')
        const cause = Object.assign(new Error('Key (email)=(ana@example.org) exists'), { code: '42601' })
        throw new Error('Failed query: insert … params: ana@example.org', { cause })
      })
    },
  })
  return { app, logLines }
}

test('a request leaves one line with its route, and nothing about the person', async () => {
  const { app, logLines } = await aLoggingServer()
  const answer = await app.inject({
    url: '/api/people/ana-rivera?email=ana@example.org',
    headers: { cookie: 'session=oyster', 'user-agent': 'Ana’s browser' },
    remoteAddress: '203.0.113.7',
  })
  expect(logLines).toHaveLength(1)
  const line = JSON.parse(logLines.join(''))
  expect(line).toMatchObject({ level: 'info', method: 'GET', route: '/api/people/:id', status: 200 })
  expect(line.time, 'UTC').toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(line.requestId).toBe(answer.headers['x-request-id'])
  for (const secret of ['ana', 'oyster', '203.0.113.7', 'browser'])
    expect(logLines.join('')).not.toContain(secret)
})

test('an address that does not exist is not repeated', async () => {
  const { app, logLines } = await aLoggingServer()
  await app.inject('/api/reset/some-token')
  expect(logLines.join('')).not.toContain('some-token')
})

test('a defect is logged with its stack and code, but not with the values of the query', async () => {
  const { app, logLines } = await aLoggingServer()
  await app.inject('/api/broken?email=ben@example.org')
  const failure = logLines.map((line) => JSON.parse(line)).find((line) => line.level === 'error')
  expect(failure.err).toMatchObject({ message: 'Failed query', cause: { code: '42601' } })
  expect(failure.err.at[0]).toContain('logging.test.ts')
  expect(logLines.join('')).not.toContain('@example.org')
})

test('a request id from outside is believed only behind a trusted proxy', async () => {
  const headers = { 'x-request-id': 'from-outside-1' }
  const { app } = await aLoggingServer()
  expect((await app.inject({ url: '/api/health', headers })).headers['x-request-id']).not.toBe(
    'from-outside-1',
  )
  const { app: proxied } = await aLoggingServer({ TRUST_PROXY: '1' })
  expect((await proxied.inject({ url: '/api/health', headers })).headers['x-request-id']).toBe(
    'from-outside-1',
  )
})

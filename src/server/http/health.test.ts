import { expect, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'
import { healthSchema } from '#shared/contract/health.ts'

test('health is ok while the database answers', async () => {
  const app = await aServer()
  const answer = await app.inject('/api/health')
  expect(answer.statusCode).toBe(200)
  expect(healthSchema.strict().parse(answer.json())).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})

test('health is 503 when the database refuses', async () => {
  const app = await aServer({ ping: () => Promise.reject(new Error('connection refused')) })
  const answer = await app.inject('/api/health')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ message: 'The database does not answer.' })
  expect((await app.inject('/api/health/ready')).statusCode).toBe(503)
})

test('the process is live while the database is down', async () => {
  const app = await aServer({ ping: () => Promise.reject(new Error('connection refused')) })
  expect((await app.inject('/api/health/live')).statusCode).toBe(200)
})

test('health is 503 within seconds when the database hangs', async () => {
  const app = await aServer({ ping: () => new Promise(() => undefined) })
  const since = performance.now()
  const answer = await app.inject('/api/health')
  expect(answer.statusCode).toBe(503)
  expect(performance.now() - since).toBeLessThan(15_000)
})

import { describe, expect, test } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'

const aServerWithDoors = () =>
  aServer({
    routes: (app) => {
      app.get('/api/open', { config: { access: 'public' } }, (request) => ({ actor: request.actor }))
      app.get('/api/mine', { config: { access: 'user' } }, (request) => ({ actor: request.actor }))
      app.get('/api/ours', { config: { access: 'admin' } }, (request) => ({ actor: request.actor }))
    },
  })

describe('who may call a route', () => {
  test.each([
    ['/api/open', undefined, 200],
    ['/api/mine', undefined, 401],
    ['/api/mine', 'ana', 200],
    ['/api/ours', undefined, 401],
    ['/api/ours', 'ana', 403],
    ['/api/ours', 'admin', 200],
  ])('%s asked by %s answers %i', async (url, person, status) => {
    const app = await aServerWithDoors()
    const answer = await app.inject({ url, headers: person ? { 'x-person': person } : {} })
    expect(answer.statusCode).toBe(status)
    if (status === 401) expect(answer.json()).toEqual({ message: 'Unauthorized' })
    if (status === 403) expect(answer.json()).toEqual({ message: 'Forbidden' })
  })

  test('a public route still learns who asks', async () => {
    const app = await aServerWithDoors()
    const answer = await app.inject({ url: '/api/open', headers: { 'x-person': 'ana' } })
    expect(answer.json().actor).toMatchObject({ userId: 'ana', role: 'user' })
  })

  test('a HEAD request is held to the same rule as its GET', async () => {
    const app = await aServerWithDoors()
    expect((await app.inject({ method: 'HEAD', url: '/api/mine' })).statusCode).toBe(401)
  })

  test('a route that declares nothing stops the start and is named', async () => {
    const start = aServer({ routes: (app) => app.get('/api/forgotten', () => 'ok') })
    await expect(start).rejects.toThrow('GET /api/forgotten')
  })
})

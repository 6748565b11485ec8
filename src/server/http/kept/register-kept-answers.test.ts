import { expect, test } from 'vitest'
import { aServer } from '../a-server.ts'

/** A server whose one list is made when the gate opens, and says what was true when its making began. */
async function aServerWithAList() {
  let truth = 1
  let made = 0
  let fails = false
  let open = () => undefined as undefined
  const gate = new Promise<void>((resolve) => {
    open = () => void resolve()
  })
  const now = new Date()
  const app = await aServer({
    clock: () => now,
    routes: (app) => {
      app.get('/api/list', { config: { access: 'public', kept: true } }, async (_request, reply) => {
        made += 1
        const body = JSON.stringify({ truth })
        const isFailing = fails
        await gate
        if (isFailing) throw new Error('no')
        reply.dependsOn = { listingIds: [1], followsCounters: false }
        return reply.type('application/json').send(body)
      })
      app.post('/api/change', { config: { access: 'public' } }, async () => {
        truth += 1
        return {}
      })
    },
  })
  const ask = (headers = {}) => app.inject({ url: '/api/list', headers })
  const change = () => app.inject({ method: 'POST', url: '/api/change', payload: {} })
  const fail = (whether: boolean) => {
    fails = whether
  }
  const isBegun = () => expect.poll(() => made).toBe(1)
  return { ask, change, open, isBegun, made: () => made, fail }
}

test('of many who ask the same at once one makes the answer, and all get it', async () => {
  const server = await aServerWithAList()
  const first = server.ask()
  await server.isBegun()
  const others = Array.from({ length: 9 }, () => server.ask())
  await new Promise(setImmediate)
  server.open()
  const answers = await Promise.all([first, ...others])
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    Array(10).fill([200, '{"truth":1}']),
  )
  const { 'x-request-id': id, date: _date, ...headers } = answers[0]?.headers ?? {}
  const { 'x-request-id': other, date: _other, ...same } = answers[1]?.headers ?? {}
  expect(same).toEqual(headers)
  expect(other).not.toBe(id)
  expect(server.made()).toBe(1)
})

test('who waits and has the answer already is told so', async () => {
  const elsewhere = await aServerWithAList()
  elsewhere.open()
  const { etag } = (await elsewhere.ask()).headers
  const server = await aServerWithAList()
  const first = server.ask()
  await server.isBegun()
  const second = server.ask({ 'if-none-match': etag })
  server.open()
  expect((await first).headers).toMatchObject({ etag })
  expect([(await second).statusCode, (await second).body]).toEqual([304, ''])
})

test('who asks after a change does not get what was begun before it', async () => {
  const server = await aServerWithAList()
  const before = server.ask()
  await server.isBegun()
  await server.change()
  const after = server.ask()
  server.open()
  expect([(await before).body, (await after).body]).toEqual(['{"truth":1}', '{"truth":2}'])
})

test('when the one who makes it fails, those who waited make it themselves', async () => {
  const server = await aServerWithAList()
  server.fail(true)
  const first = server.ask()
  await server.isBegun()
  server.fail(false)
  const second = server.ask()
  server.open()
  expect([(await first).statusCode, (await second).statusCode]).toEqual([500, 200])
})

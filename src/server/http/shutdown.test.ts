import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { aServer } from '#server/testing/a-server.ts'
import { isRefused } from '#server/testing/is-refused.ts'
import { createLogger } from './logging.ts'
import { stopOnSignals } from './shutdown.ts'

const log = createLogger('silent')

afterEach(() => {
  process.removeAllListeners('SIGTERM')
  process.removeAllListeners('SIGINT')
})

async function aListeningServer() {
  let finish = () => undefined as undefined
  const isUnderWay = new Promise<void>((started) => {
    finish = () => void started()
  })
  let release = () => undefined as undefined
  const gate = new Promise<void>((open) => {
    release = () => void open()
  })
  const app = await aServer({
    routes: (app) =>
      app.get('/api/slow', { config: { access: 'public' } }, async () => {
        finish()
        await gate
        return 'done'
      }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, url: `http://127.0.0.1:${port}`, isUnderWay, release }
}

test('what is under way ends, what is new is refused, and then nothing is left open', async () => {
  const { app, url, isUnderWay, release } = await aListeningServer()
  const slow = fetch(`${url}/api/slow`)
  await isUnderWay
  const closed = app.close()
  await expect.poll(() => isRefused(`${url}/api/health`)).toBe(true)
  release()
  const answer = await slow
  expect(await answer.text()).toBe('done')
  expect(answer.headers.get('connection')).toBe('close')
  await closed
  expect(app.server.listening).toBe(false)
})

test('an idle connection that a browser keeps does not keep the server', async () => {
  const { app, url } = await aListeningServer()
  const agent = new Agent({ keepAlive: true })
  const call = request(`${url}/api/health`, { agent }).end()
  const [response] = await once(call, 'response')
  response.resume()
  await once(response, 'end')
  const since = performance.now()
  await app.close()
  expect(performance.now() - since).toBeLessThan(15_000)
  agent.destroy()
})

test('the same wish twice at once is one wish; later it is impatience', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const exit = vi.fn()
  const stop = vi.fn(() => new Promise<void>(() => undefined))
  const onSignal = stopOnSignals({ stop, log, exit })
  onSignal('SIGINT')
  onSignal('SIGINT')
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_500)
  onSignal('SIGINT')
  expect(stop).toHaveBeenCalledTimes(1)
  expect(exit).toHaveBeenCalledWith(1)
  vi.useRealTimers()
})

test.each([
  ['a clean stop exits 0', () => Promise.resolve(), 0],
  ['a failed stop exits 1', () => Promise.reject(new Error('no')), 1],
  ['a stop that hangs is cut off and exits 1', () => new Promise<void>(() => undefined), 1],
])('%s', async (_name, stop, code) => {
  const exit = vi.fn()
  stopOnSignals({ stop, log, exit, deadlineMs: 50 })('SIGTERM')
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(code), { timeout: 15_000 })
})

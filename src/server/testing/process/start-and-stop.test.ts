import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { spawnBuiltServer } from '../built-server.ts'
import { isRefused } from '../is-refused.ts'
import { aServer } from './a-server.ts'
import { aDataFolder } from './data-folder.ts'

test('a second server on the same folder names the first and leaves soon', async () => {
  const env = { DATA_DIR: aDataFolder() }
  const first = await aServer(env)
  const since = performance.now()
  const second = spawnBuiltServer(env)
  expect(await second.exited).toBe(1)
  expect(performance.now() - since).toBeLessThan(60_000)
  expect(second.output()).toContain(String(first.pid))
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  expect(await first.stop()).toBe(0)
})

test('on SIGTERM a request under way is answered, a new one is refused, and the exit code is 0', async () => {
  const server = await aServer({ DATA_DIR: aDataFolder() })
  const { port } = new URL(server.url)
  const body = JSON.stringify({
    email: 'ana@example.org',
    password: 'a quiet walk uphill',
    firstName: 'Ana',
    lastName: 'Rivera',
    ageConfirmed: true,
  })
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /api/register HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  )
  await sleep(100)
  server.kill('SIGTERM')
  await expect.poll(() => isRefused(`${server.url}/api/health`)).toBe(true)

  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(body.slice(20))
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 201 /)
  expect(await server.exited).toBe(0)
})

test.each([
  ['PORT', 'eighty'],
  ['RATE_LIMIT', 'sometimes'],
  ['DATABASE_URL', 'mysql://localhost/waymark'],
])('a bad %s stops the start and is named, with its value', async (name, value) => {
  const server = spawnBuiltServer({ DATA_DIR: aDataFolder(), [name]: value })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain(name)
})

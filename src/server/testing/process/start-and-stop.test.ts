import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { spawnBuiltServer } from '../built-server.ts'
import { isRefused } from '../is-refused.ts'
import { aServer } from './a-server.ts'
import { aDataFolder, aMigratedFolder } from './data-folder.ts'
import { password } from './people.ts'

test('a second server on the same folder exits with the process ID of the first; on SIGTERM the first completes pending requests, refuses new ones and exits with 0', async () => {
  const env = { DATA_DIR: aMigratedFolder() }
  const server = await aServer(env)
  const second = spawnBuiltServer(env)
  expect(await second.exited).toBe(1)
  expect(second.output()).toContain(String(server.pid))
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)

  const { port } = new URL(server.url)
  const body = JSON.stringify({
    email: 'ana@example.org',
    password,
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

test('a demo site adds photos in a child process, which stops with the server', async () => {
  const folder = aMigratedFolder()
  const server = await aServer({ DATA_DIR: folder, DEMO_DATA: 'true' })
  const uploads = join(folder, 'uploads')
  const countFiles = () => (existsSync(uploads) ? readdirSync(uploads).length : 0)
  await expect.poll(countFiles, { timeout: 60_000 }).toBeGreaterThan(2)
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  const stored = countFiles()
  await sleep(1_000)
  expect(countFiles()).toBe(stored)
})

test('invalid settings prevent the start, and the error names each', async () => {
  const bad = { PORT: 'eighty', RATE_LIMIT: 'sometimes', DATABASE_URL: 'mysql://localhost/waymark' }
  const server = spawnBuiltServer({ DATA_DIR: aDataFolder(), ...bad })
  expect(await server.exited).toBe(1)
  for (const name of Object.keys(bad)) expect(server.output()).toContain(`${name} is `)
})

test('the API document is from the build, with the name of the site', async () => {
  const server = await aServer({ DATA_DIR: aMigratedFolder(), SITE_NAME: 'Trailhead' })
  const answer = await fetch(`${server.url}/api/openapi.json`)
  const { openapi, info, paths } = Object(await answer.json())
  expect([openapi, info.title]).toEqual(['3.1.0', 'Trailhead API'])
  expect(paths['/api/summer-camps'].get.responses).toHaveProperty('200')
  const built = JSON.parse(readFileSync('dist/server/api-document.json', 'utf8'))
  expect(paths).toEqual(built.paths)
})

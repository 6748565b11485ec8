import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { rounds } from '#server/testing/ordeals.ts'
import type { BuiltServer } from '../built-server.ts'
import { aServer } from './a-server.ts'
import { aMigratedFolder } from './data-folder.ts'
import { canSignIn, register } from './people.ts'

const crashes = rounds('kills')

test('every acknowledged account survives kill -9, and every start succeeds', {
  timeout: 120_000 + crashes * 60_000,
}, async () => {
  const env = { DATA_DIR: aMigratedFolder() }
  const acknowledged: string[] = []

  for (let crash = 0; crash < crashes; crash += 1) {
    const server = await aServer(env)
    const stop = new AbortController()
    const crowd = [1, 2, 3, 4].map((lane) =>
      signUpUntil(server, `crash-${crash}-${lane}`, acknowledged, stop.signal),
    )
    // At least one account is there to be lost; on a busy machine the first takes its time.
    const before = acknowledged.length
    while (acknowledged.length === before) await sleep(10)
    await sleep(Math.random() * 800)
    server.kill('SIGKILL')
    stop.abort()
    expect(await server.exited).toBe('SIGKILL')
    await Promise.all(crowd)
  }

  const server = await aServer(env)
  const missing: string[] = []
  for (const email of acknowledged) if (!(await canSignIn(server.url, email))) missing.push(email)
  await server.stop()
  expect(missing).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(crashes)
})

async function signUpUntil(server: BuiltServer, name: string, acknowledged: string[], signal: AbortSignal) {
  for (let count = 0; !signal.aborted; count += 1) {
    const email = `${name}-${count}@example.org`
    if (await register(server.url, email)) acknowledged.push(email)
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { note, rounds } from '#server/testing/ordeals.ts'
import { freePort } from '../built-server.ts'
import { aServer } from '../process/a-server.ts'
import { aDataFolder } from '../process/data-folder.ts'
import { canSignIn, register } from '../process/people.ts'
import { findProgram } from './find-program.ts'
import { startReplicatedPostgres } from './replicated-postgres.ts'

const failovers = rounds('failover')

test('no acknowledged account is lost when the database fails over behind HAProxy', {
  timeout: 120_000 + failovers * 120_000,
}, async () => {
  const haproxy = findProgram('haproxy')
  if (!haproxy) return note('not run: haproxy is not installed')
  const postgres = await startReplicatedPostgres()
  onTestFinished(() => postgres.stop())
  const port = await startProxy(haproxy, postgres)
  const DATABASE_URL = `postgres://waymark@127.0.0.1:${port}/postgres`
  const server = await aServer({ DATABASE_URL, DATA_DIR: aDataFolder(), LOG_LEVEL: 'silent' })

  const acknowledged: string[] = []
  const stop = new AbortController()
  const crowd = [1, 2, 3, 4].map(async (lane) => {
    for (let count = 0; !stop.signal.aborted; count += 1) {
      const email = `failover-${lane}-${count}@example.org`
      if (await register(server.url, email)) acknowledged.push(email)
      else await sleep(50)
    }
  })
  let longestMs = 0
  for (let failover = 0; failover < failovers; failover += 1) {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 3)
    const since = performance.now()
    const atKill = acknowledged.length
    const again = expect
      .poll(() => acknowledged.length, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(atKill + 4)
      .then(() => {
        longestMs = Math.max(longestMs, performance.now() - since)
      })
    await postgres.failOver()
    await again
  }
  stop.abort()
  await Promise.all(crowd)
  const missing: string[] = []
  for (const email of acknowledged) if (!(await canSignIn(server.url, email))) missing.push(email)
  expect(missing).toEqual([])
  note(
    `${acknowledged.length} acknowledged accounts are there; writes were back after at most ${(longestMs / 1000).toFixed(1)} s`,
  )
})

async function startProxy(
  program: string,
  { nodes, checkPort }: Awaited<ReturnType<typeof startReplicatedPostgres>>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-haproxy-'))
  const port = await freePort()
  const servers = nodes.map(
    ({ name, port: at }) => `backend ${name}
  option httpchk GET /${name}
  server ${name} 127.0.0.1:${at} check port ${checkPort} inter 200ms fall 1 rise 1 on-marked-down shutdown-sessions`,
  )
  const config = `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
frontend postgres
  bind 127.0.0.1:${port}
  use_backend a if { nbsrv(a) gt 0 }
  default_backend b
${servers.join('\n')}
`
  writeFileSync(join(folder, 'haproxy.cfg'), config)
  const child = spawn(program, ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'inherit' })
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  })
  await sleep(1_000)
  return port
}

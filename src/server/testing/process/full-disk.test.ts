import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { note, rounds } from '#server/testing/ordeals.ts'
import { spawnBuiltServer } from '../built-server.ts'
import { createCookieJar } from '../cookie-jar.ts'
import { formOf, picture } from '../uploads/pictures.ts'
import { aServer } from './a-server.ts'
import { aDataFolder } from './data-folder.ts'
import { canSignIn } from './people.ts'

test('a full disk is answered with words, loses nothing acknowledged, and all is well when there is room again', {
  timeout: 120_000 + rounds('fullDisk') * 120_000,
}, async () => {
  const disk = aSmallDisk()
  if (!disk) return note('not run: only root can mount a small disk')
  const env = { DATA_DIR: join(disk, 'data'), LOG_LEVEL: 'silent' }
  const photo = await picture('png', 300, 200)
  const acknowledged: string[] = []
  const seen = new Set<number>()
  let server = await aServer(env)

  for (let round = 0; round < rounds('fullDisk'); round += 1) {
    const cookie = await signIn(server.url, `before-${round}@example.org`)
    acknowledged.push(`before-${round}@example.org`)
    const release = fill(disk)

    const upload = await fetch(`${server.url}/api/upload`, {
      method: 'POST',
      headers: { cookie },
      body: formOf(photo),
    })
    expect([upload.status, upload.headers.get('retry-after'), await upload.json()]).toEqual([
      503,
      expect.any(String),
      { message: expect.stringMatching(/space|full|room/i) },
    ])
    // PostgreSQL writes into the log it has allocated, until it needs more.
    for (let count = 0; count < 30; count += 1) {
      const email = `full-${round}-${count}@example.org`
      const { status, body } = await postAccount(server.url, email, 'x'.repeat(50))
      seen.add(status)
      expect([201, 503], JSON.stringify(body)).toContain(status)
      expect(body).toMatchObject(status === 503 ? { message: expect.any(String) } : {})
      if (status === 201) acknowledged.push(email)
    }
    expect([200, 503]).toContain((await fetch(`${server.url}/api/summer-camps`)).status)

    release()
    await expect
      .poll(async () => (await fetch(`${server.url}/api/health/ready`)).status, { timeout: 30_000 })
      .toBe(200)
    await expect
      .poll(() => canRegister(server.url, `after-${round}@example.org`), { timeout: 30_000 })
      .toBe(true)
    acknowledged.push(`after-${round}@example.org`)
  }

  expect(await server.stop()).toBe(0)
  const release = fill(disk)
  const refused = spawnBuiltServer(env)
  await Promise.race([refused.exited, sleep(20_000)])
  const started = refused.child.exitCode === null
  refused.child.kill('SIGTERM')
  await refused.exited
  if (!started) expect(refused.output()).toMatch(/space|full/i)
  expect(refused.output()).not.toContain('a reason it does not know')
  release()

  server = await aServer(env)
  const missing: string[] = []
  for (const email of acknowledged) if (!(await canSignIn(server.url, email))) missing.push(email)
  expect(missing).toEqual([])
  expect(await server.stop()).toBe(0)
  note(
    `${acknowledged.length} acknowledged accounts are there; answers on the full disk: ${[...seen].join(', ')}`,
  )
})

/** A file system in memory; null where this process may not mount one. */
function aSmallDisk() {
  const folder = join(aDataFolder(), 'disk')
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'waymark', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}

/** Returns the function that makes room again. */
function fill(disk: string) {
  const path = join(disk, 'filler')
  const file = openSync(path, 'w')
  for (let size = 1024 * 1024; size >= 1024; ) {
    try {
      writeSync(file, Buffer.alloc(size))
    } catch {
      size /= 4
    }
  }
  closeSync(file)
  return () => rmSync(path)
}

async function postAccount(url: string, email: string, lastName = 'Rivera') {
  const account = { email, password: 'a quiet walk uphill', firstName: 'Ana', lastName, ageConfirmed: true }
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

const canRegister = async (url: string, email: string) => (await postAccount(url, email)).status === 201

async function signIn(url: string, email: string) {
  const cookies = createCookieJar()
  cookies.keep((await postAccount(url, email)).headers)
  return cookies.header()
}

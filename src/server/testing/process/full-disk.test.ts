import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { note, rounds } from '#server/testing/ordeals.ts'
import { formOf, picture } from '../uploads/pictures.ts'
import { aServer } from './a-server.ts'
import { aDataFolder, aMigratedFolder } from './data-folder.ts'
import { password, post, register } from './people.ts'
import { readDatabase } from './read-database.ts'

test('a full disk causes clear errors, loses no acknowledged write, and the server recovers when space is free again', {
  timeout: 120_000 + rounds('fullDisk') * 120_000,
}, async () => {
  const disk = aSmallDisk()
  if (!disk) return note('not run: only root can mount a small disk')
  const env = { DATA_DIR: aMigratedFolder(join(disk, 'data')), LOG_LEVEL: 'silent' }
  const photo = await picture('png', 300, 200)
  const acknowledged: string[] = []
  const seen = new Set<number>()
  let server = await aServer(env)

  for (let round = 0; round < rounds('fullDisk'); round += 1) {
    const cookie = (await register(server.url, `before-${round}@example.org`)) ?? ''
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
    // PostgreSQL still writes to its preallocated log, until it needs more.
    for (let count = 0; count < 30; count += 1) {
      const email = `full-${round}-${count}@example.org`
      const account = { email, password, firstName: 'Ana', lastName: 'x'.repeat(50), ageConfirmed: true }
      const { status, body } = await post(`${server.url}/api/register`, account)
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
      .poll(() => register(server.url, `after-${round}@example.org`), { timeout: 30_000 })
      .not.toBeNull()
    acknowledged.push(`after-${round}@example.org`)
  }

  expect(await server.stop()).toBe(0)
  const release = fill(disk)
  // The start may not need more space.
  const onFullDisk = await aServer(env).catch((error: Error) => error)
  if (onFullDisk instanceof Error) {
    expect(onFullDisk.message).toMatch(/space|full/i)
    expect(onFullDisk.message).not.toContain('a reason it does not know')
  } else await onFullDisk.stop()
  release()

  server = await aServer(env)
  const { rows } = await readDatabase(env.DATA_DIR, ({ pool }) =>
    pool.query<{ email: string }>('select email from users'),
  )
  expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged))
  expect(await server.stop()).toBe(0)
  note(
    `${acknowledged.length} acknowledged accounts are there; answers on the full disk: ${[...seen].join(', ')}`,
  )
})

/** A file system in memory; null if this process may not mount one. */
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

/** Fills the disk and returns a function that frees the space. */
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

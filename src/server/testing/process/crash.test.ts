import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { rounds } from '#server/testing/ordeals.ts'
import { minimalForms } from '../submissions/filled-forms.ts'
import { aServer } from './a-server.ts'
import { aMigratedFolder } from './data-folder.ts'
import { canSignIn, post, register } from './people.ts'
import { readDatabase } from './read-database.ts'

const crashes = rounds('kills')

test('every acknowledged account and listing survives kill -9 once, and every start succeeds', {
  timeout: 120_000 + crashes * 60_000,
}, async () => {
  const env = { DATA_DIR: aMigratedFolder() }
  const accounts: string[] = []
  const listings: string[] = []

  for (let crash = 0; crash < crashes; crash += 1) {
    const server = await aServer(env)
    const stop = new AbortController()
    const crowd = [1, 2, 3, 4].map((lane) => writeUntil(server.url, `crash-${crash}-${lane}`, stop.signal))
    // Waits for a first listing, which may be slow on a busy machine.
    const before = listings.length
    while (listings.length === before) await sleep(10)
    await sleep(Math.random() * 800)
    server.kill('SIGKILL')
    stop.abort()
    expect(await server.exited).toBe('SIGKILL')
    await Promise.all(crowd)
  }

  const server = await aServer(env)
  const [emails = [], titles = []] = await readDatabase(env.DATA_DIR, async ({ pool }) => [
    (await pool.query<{ email: string }>('select email from users')).rows.map(({ email }) => email),
    (await pool.query<{ title: string }>('select title from listings')).rows.map(({ title }) => title),
  ])
  const stored = new Set([...emails, ...titles])
  expect([...accounts, ...listings].filter((written) => !stored.has(written))).toEqual([])
  // Each listing was sent once, acknowledged or not.
  expect(titles).toHaveLength(new Set(titles).size)
  expect(await canSignIn(server.url, accounts.at(-1) ?? '')).toBe(true)
  expect(await server.stop()).toBe(0)

  /** Registers accounts that submit three listings each. */
  async function writeUntil(url: string, name: string, signal: AbortSignal) {
    for (let count = 0; !signal.aborted; count += 1) {
      const email = `${name}-${count}@example.org`
      const cookie = await register(url, email)
      if (cookie === null) continue
      accounts.push(email)
      for (const at of [1, 2, 3]) {
        const listing = { ...minimalForms.camp, name: `Camp ${name}-${count}-${at}` }
        const answer = await post(`${url}/api/summer-camps`, listing, { cookie }).catch(() => null)
        if (answer?.status === 201) listings.push(listing.name)
      }
    }
  }
})

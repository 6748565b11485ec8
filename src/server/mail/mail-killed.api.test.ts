import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it } from 'vitest'
import { transact } from '#server/db/transact.ts'
import { createRandom } from '#server/demo/random.ts'
import { aMail, setUpMail } from '#server/testing/mail/set-up-mail.ts'
import { rounds } from '#server/testing/ordeals.ts'
import { urlOf } from '#server/testing/url-of.ts'
import { enqueue, requeueAbandoned } from './outbox.repository.ts'

const program = fileURLToPath(new URL('../testing/mail/mail-process.ts', import.meta.url))

/** Two processes, with two jobs each. */
const jobsAtOnce = 4

const killCount = rounds('mailKills')
const mailCount = killCount > 2 ? killCount * 50 : 40
/** Duplicates are bounded by the mails in flight when the processes die. */
const twiceAtMost = Math.max(2 * jobsAtOnce, killCount / 2)

const post = setUpMail()

async function startMailProcess(smtpUrl: string) {
  const databaseUrl = urlOf(inject('postgres').url, post.databaseName)
  const args = ['--import', 'tsx', program, databaseUrl, smtpUrl]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  post.cleanup(() => child.kill('SIGKILL'))
  const exited = once(child, 'exit').then(([code, signal]) => code ?? signal)
  return (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
}

/** Retries wait for half a minute at least; this makes them due at once. */
async function endDelays() {
  await post.pool.query(`
    update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now();
    select pg_notify('jobs:insert', '{"count":4}')`)
}

describe('two mail processes that are killed again and again', () => {
  it('deliver every mail through a server that fails half of the time, and hardly any twice', async () => {
    const random = createRandom(7)
    const isUnlucky = () => random.chance(0.5)
    const server = await post.aServer({
      delayMs: 20,
      answer: (stage) => {
        if (stage === 'recipient') return isUnlucky() ? 451 : undefined
        return stage === 'data' && isUnlucky() && isUnlucky() && isUnlucky() ? 421 : undefined
      },
    })
    await transact(post.db, async (db) => {
      for (let n = 0; n < mailCount; n += 1) await enqueue(db, aMail(), new Date())
    })
    const bothStart = () => Promise.all([startMailProcess(server.url), startMailProcess(server.url)])
    const arrivedCount = async () => {
      await endDelays()
      return server.mails.length
    }

    for (let kill = 1; kill <= killCount; kill += 1) {
      const ends = await bothStart()
      const enough = (mailCount * kill) / (killCount + 1)
      await expect.poll(arrivedCount, { timeout: 90_000, interval: 100 }).toBeGreaterThan(enough)
      await sleep(Math.random() * 20)
      expect(await Promise.all(ends.map((end) => end('SIGKILL')))).toEqual(['SIGKILL', 'SIGKILL'])
      await requeueAbandoned(post.db, 0)
    }

    const ends = await bothStart()
    const waiting = async () => {
      await endDelays()
      return (await post.rows()).filter(({ sentAt }) => !sentAt).length
    }
    await expect.poll(waiting, { timeout: 90_000, interval: 100 }).toBe(0)
    expect(await Promise.all(ends.map((end) => end('SIGTERM')))).toEqual([0, 0])

    const arrived = server.mails.map(({ headers }) => headers.get('message-id')?.[0])
    expect(new Set(arrived).size).toBe(mailCount)
    // Only a mail that the server had taken and its process had not recorded yet may arrive twice.
    expect(arrived.length - mailCount).toBeLessThanOrEqual(twiceAtMost)
  }, 300_000)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it } from 'vitest'
import { transact } from '#server/db/transact.ts'
import { coin } from '#server/testing/mail/coin.ts'
import { aMail, setUpMail } from '#server/testing/mail/set-up-mail.ts'
import { isFullTorture } from '#server/testing/mail/torture.ts'
import { urlOf } from '#server/testing/url-of.ts'
import { enqueue } from './outbox.repository.ts'

const program = fileURLToPath(new URL('../testing/mail/mail-process.ts', import.meta.url))

const mailsAtOnce = 4

/** Those that may come twice are bounded by what can be under way when a process dies; on a quiet machine few are. */
const { mailCount, killCount, twiceAtMost } = isFullTorture
  ? { mailCount: 1_000, killCount: 20, twiceAtMost: 10 }
  : { mailCount: 60, killCount: 2, twiceAtMost: 2 * mailsAtOnce }

const post = setUpMail()

async function startMailProcess(smtpUrl: string) {
  const databaseUrl = urlOf(inject('postgres').url, post.databaseName)
  const args = ['--import', 'tsx', program, databaseUrl, smtpUrl, String(mailsAtOnce)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  post.cleanup(() => child.kill('SIGKILL'))
  const exited = once(child, 'exit').then(([code, signal]) => code ?? signal)
  return (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
}

describe('a mail process that is killed again and again', () => {
  it('delivers every mail through a server that fails half of the time, and hardly any twice', async () => {
    const isUnlucky = coin(7)
    const server = await post.aServer({
      thinkingMs: 20,
      answer: (stage) => {
        if (stage === 'recipient') return isUnlucky() ? 451 : undefined
        return stage === 'data' && isUnlucky() && isUnlucky() && isUnlucky() ? 421 : undefined
      },
    })
    await transact(post.db, async (db) => {
      for (let n = 0; n < mailCount; n += 1) await enqueue(db, aMail(), new Date())
    })

    for (let kill = 1; kill <= killCount; kill += 1) {
      const end = await startMailProcess(server.url)
      const enough = (mailCount * kill) / (killCount + 1)
      await expect.poll(() => server.mails.length, { timeout: 30_000, interval: 2 }).toBeGreaterThan(enough)
      await sleep(Math.random() * 20)
      expect(await end('SIGKILL')).toBe('SIGKILL')
    }

    const end = await startMailProcess(server.url)
    const waiting = async () => (await post.rows()).filter(({ sentAt }) => !sentAt).length
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
    expect(await end('SIGTERM')).toBe(0)

    const arrived = server.mails.map(({ headers }) => headers.get('message-id')?.[0])
    expect(new Set(arrived).size).toBe(mailCount)
    // Only a mail that was between the server's yes and its mark when its process died may come twice.
    expect(arrived.length - mailCount).toBeLessThanOrEqual(twiceAtMost)
  }, 300_000)
})

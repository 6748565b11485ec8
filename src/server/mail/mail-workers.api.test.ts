import { describe, expect, it } from 'vitest'
import { transact } from '#server/db/transact.ts'
import { aMail, setUpMail } from '#server/testing/mail/set-up-mail.ts'
import { soon } from '#server/testing/mail/soon.ts'
import type { TestSmtpServer } from '#server/testing/mail/start-smtp-server.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import type { MailTransport } from './mail-transport.ts'
import { claim, enqueue, markFailed, markRetry, markSent } from './outbox.repository.ts'

const minute = 60_000
const post = setUpMail()
const { aServer, smtpTo, aMailer, rows } = post

const messageIds = ({ mails }: TestSmtpServer) => mails.map(({ headers }) => headers.get('message-id')?.[0])

describe('several workers on one outbox', () => {
  it('send each mail once', async () => {
    const server = await aServer()
    const clock = createTestClock()
    await transact(post.db, async (db) => {
      for (let n = 0; n < 100; n += 1) await enqueue(db, aMail(), clock.now())
    })
    const workers = [1, 2, 3].map(() => aMailer({ to: server.url, clock }))
    await Promise.all(workers.map(({ send }) => send()))
    await Promise.all(workers.map(({ send }) => send()))
    expect(server.mails).toHaveLength(100)
    expect(new Set(messageIds(server)).size).toBe(100)
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true)
  })

  it('send a mail again whose worker died before it could say so, under the same Message-ID', async () => {
    const server = await aServer()
    const clock = createTestClock()
    await enqueue(post.db, aMail(), clock.now())
    const lockedUntil = new Date(clock.now().getTime() + 3 * minute)
    const [mail] = await claim(post.db, { limit: 1, now: clock.now(), lockedUntil })
    const dying = smtpTo(server.url)
    if (mail) await dying.send(mail, new AbortController().signal)

    const { send } = aMailer({ to: server.url, clock })
    await send()
    expect(server.mails).toHaveLength(1)
    clock.advance({ minutes: 3 })
    await send()
    expect(server.mails).toHaveLength(2)
    expect(new Set(messageIds(server)).size).toBe(1)
  })

  it('do not undo each other when one outlives its lease', async () => {
    const clock = createTestClock()
    const take = async () => {
      const [mail] = await claim(post.db, {
        limit: 1,
        now: clock.now(),
        lockedUntil: new Date(clock.now().getTime() + minute),
      })
      if (!mail) throw new Error('nothing was due')
      return mail
    }
    await enqueue(post.db, aMail(), clock.now())
    const late = await take()
    clock.advance({ minutes: 1 })
    const current = await take()
    await markRetry(post.db, late, { nextAttemptAt: clock.now(), error: 'late' })
    await markFailed(post.db, late, clock.now(), 'late')
    expect(await rows()).toEqual([
      expect.objectContaining({ lastError: null, failedAt: null, lockedUntil: expect.any(Date) }),
    ])
    await markSent(post.db, current.id, clock.now())
    await markFailed(post.db, current, clock.now(), 'late')
    expect(await rows()).toEqual([expect.objectContaining({ sentAt: clock.now(), failedAt: null })])
  })
})

describe('a database in trouble', () => {
  /** The real database, behind a door that a test can shut. */
  function aDoor() {
    const door = { isShut: false }
    const through = new Proxy(post.db, {
      get(target, key) {
        const value = Reflect.get(target, key)
        if (!door.isShut || typeof value !== 'function') return value
        return () => {
          throw Object.assign(new Error('connection refused for ada@example.org'), { code: 'ECONNREFUSED' })
        }
      },
    })
    return { door, through }
  }

  it('keeps a sent mail from being marked only until it is back, and the mail is not sent twice', async () => {
    const { door, through } = aDoor()
    const server = await aServer({
      answer: (stage) => {
        if (stage === 'data') door.isShut = true
        return undefined
      },
    })
    const { mailer, send, lines } = aMailer({ to: server.url, through })
    await mailer.enqueue(post.db, aMail())
    const sending = send()
    await expect
      .poll(() => lines.some(({ msg }) => msg === 'the outbox is out of reach, mail waits'), soon)
      .toBe(true)
    door.isShut = false
    await sending
    expect(await rows()).toEqual([expect.objectContaining({ sentAt: expect.any(Date), attempts: 1 })])
    expect(server.mails).toHaveLength(1)
    expect(lines.filter(({ msg }) => msg === 'the outbox is back')).toHaveLength(1)
  })

  it('does not end the worker', async () => {
    const { door, through } = aDoor()
    const server = await aServer()
    const { mailer, lines } = aMailer({ to: server.url, through, settings: { pollMs: 10 } })
    door.isShut = true
    await expect.poll(() => lines.length, soon).toBeGreaterThan(0)
    door.isShut = false
    await mailer.enqueue(post.db, aMail())
    await expect.poll(() => server.mails.length, soon).toBe(1)
    const warnings = lines.filter(({ level }) => level === 40)
    expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(['ECONNREFUSED']))
    expect(JSON.stringify(warnings)).not.toContain('ada@')
  })
})

describe('a worker that stops', () => {
  it('lets the mail that is being sent arrive, and takes no other', async () => {
    const server = await aServer()
    const held = { release: () => {} }
    const smtp = smtpTo(server.url)
    const slow: MailTransport = {
      ...smtp,
      send: async (mail, signal) => {
        await new Promise<void>((resolve) => {
          held.release = resolve
        })
        await smtp.send(mail, signal)
      },
    }
    const { mailer } = aMailer({ to: slow, settings: { concurrency: 1, stopGraceMs: 5_000 } })
    await mailer.enqueue(post.db, aMail())
    await mailer.enqueue(post.db, aMail())
    mailer.nudge()
    await expect
      .poll(async () => (await rows()).filter(({ lockedUntil }) => lockedUntil).length, soon)
      .toBe(1)
    const stopped = mailer.stop()
    held.release()
    await stopped
    expect((await rows()).map(({ sentAt }) => sentAt !== null)).toEqual([true, false])
  })

  it('gives back a mail that does not end in time, for another to take at once', async () => {
    const clock = createTestClock()
    const hanging: MailTransport = { send: () => new Promise(() => {}), close: () => {} }
    const { mailer } = aMailer({ to: hanging, clock, settings: { stopGraceMs: 50 } })
    await mailer.enqueue(post.db, aMail())
    mailer.nudge()
    await expect.poll(async () => (await rows())[0]?.lockedUntil, soon).toBeTruthy()
    await mailer.stop()
    const server = await aServer()
    await aMailer({ to: server.url, clock }).send()
    expect(server.mails).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { transact } from '#server/db/transact.ts'
import { pollOptions } from '#server/testing/mail/poll-options.ts'
import { aMail, setUpMail } from '#server/testing/mail/set-up-mail.ts'
import type { TestSmtpServer } from '#server/testing/mail/start-smtp-server.ts'
import type { MailTransport } from './mail-transport.ts'
import { findPending, requeueAbandoned } from './outbox.repository.ts'

const post = setUpMail()
const { aServer, smtpTo, aMailer, aWorker, rows } = post

const messageIds = ({ mails }: TestSmtpServer) => mails.map(({ headers }) => headers.get('message-id')?.[0])
const sentCount = async () => (await rows()).filter(({ sentAt }) => sentAt !== null).length

describe('several workers', () => {
  it('send each mail once', async () => {
    const server = await aServer()
    const workers = [aWorker({ to: server.url }), aWorker({ to: server.url })]
    await transact(post.db, async (db) => {
      for (let n = 0; n < 60; n += 1) await workers[0]?.mailer.enqueue(db, aMail())
    })
    await expect.poll(sentCount, pollOptions).toBe(60)
    expect(server.mails).toHaveLength(60)
    expect(new Set(messageIds(server)).size).toBe(60)
    expect(workers.every(({ lines }) => lines.some(({ msg }) => msg === 'mail sent'))).toBe(true)
  })
})

describe('a mail of a process that died while sending', () => {
  const lockJobs = (minutes: number) =>
    post.pool.query(
      `update graphile_worker._private_jobs
       set attempts = 1, locked_by = 'dead', locked_at = now() - make_interval(mins => $1)`,
      [minutes],
    )

  it('is sent again after three minutes, under the same Message-ID', async () => {
    const server = await aServer()
    const { mailer, send } = aMailer({ to: server.url })
    const id = await mailer.enqueue(post.db, aMail())
    const mail = await findPending(post.db, id ?? 0)
    if (mail) await smtpTo(server.url).send(mail, new AbortController().signal)

    await lockJobs(2)
    await requeueAbandoned(post.db)
    await send()
    expect(server.mails).toHaveLength(1)
    await lockJobs(4)
    await requeueAbandoned(post.db)
    await send()
    expect(server.mails).toHaveLength(2)
    expect(new Set(messageIds(server)).size).toBe(1)
  })

  it('is not sent again if that was recorded', async () => {
    const server = await aServer()
    const { mailer, send } = aMailer({ to: server.url })
    await mailer.enqueue(post.db, aMail())
    await send()
    await post.pool.query(`select graphile_worker.add_job('send-mail', json_build_object('mailId', 1))`)
    await lockJobs(4)
    await requeueAbandoned(post.db)
    await post.pool.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null')
    await send()
    expect(server.mails).toHaveLength(1)
  })
})

it('a mail without a job gets one', async () => {
  const server = await aServer()
  const { mailer, send } = aMailer({ to: server.url })
  await mailer.enqueue(post.db, aMail())
  await mailer.enqueue(post.db, aMail({ delayMs: 60_000 }))
  await post.pool.query(`delete from graphile_worker._private_jobs where key = 'mail:1'`)
  await requeueAbandoned(post.db)
  await send()
  expect((await rows()).map(({ sentAt }) => sentAt !== null)).toEqual([true, false])
})

describe('a database in trouble', () => {
  it('keeps a sent mail from being recorded only until it is back, and the mail is not sent twice', async () => {
    let isDown = false
    const db = new Proxy(post.db, {
      get(target, key) {
        const value = Reflect.get(target, key)
        if (!isDown || typeof value !== 'function') return value
        return () => {
          throw Object.assign(new Error('Failed query: … ada@example.org'), { code: 'ECONNREFUSED' })
        }
      },
    })
    const server = await aServer({
      answer: (stage) => {
        if (stage === 'data') isDown = true
        return undefined
      },
    })
    const { mailer, send, lines } = aMailer({ to: server.url, db })
    await mailer.enqueue(post.db, aMail())
    const sending = send()
    const notRecorded = 'could not record a sent mail, trying again'
    await expect.poll(() => lines.some(({ msg }) => msg === notRecorded), pollOptions).toBe(true)
    isDown = false
    await sending
    expect(await rows()).toEqual([expect.objectContaining({ sentAt: expect.any(Date) })])
    expect(server.mails).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('ada@')
  })
})

describe('a worker that stops', () => {
  it('lets the mail that is being sent arrive, and takes no other', async () => {
    const server = await aServer()
    const smtp = smtpTo(server.url)
    const held: (() => void)[] = []
    const slow: MailTransport = {
      ...smtp,
      send: async (mail, signal) => {
        await new Promise<void>((resolve) => held.push(resolve))
        await smtp.send(mail, signal)
      },
    }
    const { mailer, worker } = aWorker({ to: slow })
    for (let n = 0; n < 3; n += 1) await mailer.enqueue(post.db, aMail())
    await expect.poll(() => held.length, pollOptions).toBe(2)
    const stopped = worker.stop()
    for (const release of held) release()
    await stopped
    expect([await sentCount(), server.mails.length, held.length]).toEqual([2, 2, 2])
  })

  it('gives back a mail that does not end in time', async () => {
    const hanging: MailTransport = { send: () => new Promise(() => {}), close: () => {} }
    const { mailer, worker, clock, lines } = aWorker({ to: hanging, graceMs: 50 })
    await mailer.enqueue(post.db, aMail())
    const locked = `select count(*)::int as count from graphile_worker._private_jobs where locked_at is not null`
    const lockedCount = async () => (await post.pool.query<{ count: number }>(locked)).rows[0]?.count
    await expect.poll(lockedCount, pollOptions).toBe(1)
    await worker.stop()
    expect(lines).toContainEqual(expect.objectContaining({ msg: expect.stringContaining('interrupted') }))
    const server = await aServer()
    const { send } = aMailer({ to: server.url, clock })
    clock.advance({ seconds: 5 })
    await send()
    expect(server.mails).toHaveLength(1)
  })
})

import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mailOutbox } from '#server/db/schema/mail.ts'
import { transact } from '#server/db/transact.ts'
import { parseMail } from '#server/testing/mail/parse-mail.ts'
import { pollOptions } from '#server/testing/mail/poll-options.ts'
import { recordingLogger } from '#server/testing/mail/recording-logger.ts'
import { aMail, setUpMail } from '#server/testing/mail/set-up-mail.ts'
import { createMailTransport } from './create-mail-transport.ts'
import { enqueue, markFailed, markSent, prune } from './outbox.repository.ts'

const day = 86_400_000
const post = setUpMail()
const { aServer, smtpTo, aMailer, aWorker, rows, cleanup } = post

describe('a mail in the outbox', () => {
  it('is stored with what it announces, or not at all', async () => {
    const { mailer } = aMailer({ to: 'smtp://127.0.0.1:1' })
    const failing = transact(post.db, async (db) => {
      await mailer.enqueue(db, aMail())
      throw new Error('the listing was refused')
    })
    await expect(failing).rejects.toThrow('the listing was refused')
    expect(await rows()).toEqual([])
  })

  it('arrives with both parts, and leaves no body behind', async () => {
    const server = await aServer()
    const { mailer, send, clock } = aMailer({ to: server.url })
    await mailer.enqueue(post.db, aMail())
    await send()
    expect(server.mails).toEqual([
      expect.objectContaining({
        recipients: ['ada@example.org'],
        text: expect.stringContaining('thank you.'),
        html: expect.stringContaining('<p>thank you.</p>'),
      }),
    ])
    expect(await rows()).toEqual([
      expect.objectContaining({ sentAt: clock.now(), failedAt: null, text: '', html: '' }),
    ])
  })

  it('leaves within moments of the commit, and not before its delay is over', async () => {
    const server = await aServer()
    const { mailer } = aWorker({ to: server.url })
    await transact(post.db, async (db) => {
      await mailer.enqueue(db, aMail({ to: 'later@example.org', delayMs: 60_000 }))
      await mailer.enqueue(db, aMail({ to: 'now@example.org' }))
    })
    const sent = async () => (await rows()).map(({ sentAt }) => sentAt !== null)
    await expect.poll(sent, pollOptions).toEqual([false, true])
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([['now@example.org']])
  })

  it('is not sent once it is withdrawn', async () => {
    const server = await aServer()
    const { mailer, send } = aMailer({ to: server.url })
    await mailer.withdraw(post.db, (await mailer.enqueue(post.db, aMail())) ?? 0)
    await send()
    expect([server.mails, await rows()]).toEqual([[], []])
  })

  it('is written to a file when there is no mail server', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mail-data-'))
    cleanup(() => rm(dataDir, { recursive: true }))
    const { logger, lines } = recordingLogger()
    const site = {
      siteName: 'Waymark',
      publicUrl: 'http://127.0.0.1:3000',
      contactEmail: 'hello@example.org',
    }
    const { mailer, send } = aMailer({ to: createMailTransport({ ...site, dataDir, logger }) })
    await mailer.enqueue(post.db, aMail())
    await send()
    const [file = '', ...more] = await readdir(join(dataDir, 'mail'))
    expect(more).toEqual([])
    const path = join(dataDir, 'mail', file)
    const { headers } = parseMail(await readFile(path, 'utf8'))
    expect(headers.get('from')).toEqual(['Waymark <no-reply@127.0.0.1>'])
    expect(headers.get('to')).toEqual(['ada@example.org'])
    expect(lines).toEqual([expect.objectContaining({ path, kind: 'submission-received' })])
  })

  it('never fails what it announces, however hostile its words', async () => {
    const server = await aServer()
    const { mailer, send } = aMailer({ to: server.url })
    await mailer.enqueue(
      post.db,
      aMail({ subject: 'A\r\nBcc: eve@example.org\u0000', text: '\u0000', html: '\ud800' }),
    )
    await mailer.enqueue(post.db, aMail({ to: 'ada@example.org\r\nBcc: eve@example.org' }))
    await mailer.enqueue(post.db, aMail({ to: 'ada@example.org, eve@example.org' }))
    await send()
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([['ada@example.org']])
    expect(server.mails[0]?.headers.has('bcc')).toBe(false)
    expect((await rows()).map(({ failedAt }) => failedAt !== null)).toEqual([false, true, true])
  })
})

describe('retention of mail', () => {
  it('is no address, name or word of it in a job', async () => {
    const { mailer } = aMailer({ to: 'smtp://127.0.0.1:1' })
    const id = await mailer.enqueue(post.db, aMail())
    const { rows: jobs } = await post.pool.query('select key, payload from graphile_worker._private_jobs')
    expect(jobs).toEqual([{ key: `mail:${id}`, payload: { mailId: id } }])
  })

  it('is no address, name or word of it in any log line', async () => {
    const secret = randomUUID()
    const server = await aServer({
      answer: (_stage, { recipient }) => (recipient?.startsWith('refused') ? 550 : undefined),
    })
    const down = smtpTo('smtp://127.0.0.1:1')
    const mails = ['ada', 'refused'].map((name) =>
      aMail({ to: `${name}@${secret}.example.org`, subject: secret, text: secret, html: secret }),
    )
    for (const to of [server.url, down]) {
      const { mailer, send, lines } = aMailer({ to })
      for (const mail of mails) await mailer.enqueue(post.db, mail)
      await send()
      expect(lines.length).toBeGreaterThanOrEqual(2)
      expect(JSON.stringify(lines)).not.toContain(secret)
      await post.db.delete(mailOutbox)
    }
  })

  it('goes a week after it was sent, two weeks after it was given up, and never while it waits', async () => {
    const sentAt = new Date('2027-01-04T09:00:00.000Z')
    const store = async () => (await enqueue(post.db, aMail(), sentAt)) ?? 0
    const [sent, failed] = [await store(), await store()]
    await store()
    await markSent(post.db, sent, sentAt)
    await markFailed(post.db, failed, sentAt, 'no such person')
    const keptAfter = async (days: number) => {
      await prune(post.db, new Date(sentAt.getTime() + days * day), 1)
      return (await rows()).length
    }
    expect([await keptAfter(6.9), await keptAfter(7), await keptAfter(13.9), await keptAfter(14)]).toEqual([
      3, 2, 2, 1,
    ])
    expect(await keptAfter(365)).toBe(1)
  })
})

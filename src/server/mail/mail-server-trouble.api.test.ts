import { describe, expect, it } from 'vitest'
import { transact } from '#server/db/transact.ts'
import { createRandom } from '#server/demo/random.ts'
import { aMail, setUpMail } from '#server/testing/mail/set-up-mail.ts'
import { rounds } from '#server/testing/ordeals.ts'
import { enqueue } from './outbox.repository.ts'

const minute = 60_000
const day = 1_440 * minute
const post = setUpMail()
const { aServer, aMailer, rows } = post

describe('a mail server in trouble', () => {
  it('delays the mail while it is down, and the mail arrives once when it is back', async () => {
    const before = await aServer()
    await before.stop()
    const { mailer, send, clock } = aMailer({ to: before.url })
    await mailer.enqueue(post.db, aMail())
    for (let n = 0; n < 5; n += 1) {
      await send()
      clock.advance({ minutes: 10 })
    }
    expect(await rows()).toEqual([
      expect.objectContaining({ sentAt: null, failedAt: null, lastError: expect.any(String) }),
    ])
    const back = await aServer({ port: before.port })
    await send()
    await send()
    expect(back.mails).toHaveLength(1)
  })

  it('is asked once by each mail and then left alone for a while, and delays no other job', async () => {
    let connections = 0
    const server = await aServer({
      answer: (stage) => {
        if (stage === 'connect') connections += 1
        return 421
      },
    })
    const { mailer, send } = aMailer({ to: server.url })
    for (let n = 0; n < 30; n += 1) await mailer.enqueue(post.db, aMail())
    await send()
    await send()
    expect(connections).toBe(30)
    const { rows: jobs } = await post.pool.query('select min(priority) from graphile_worker._private_jobs')
    expect(jobs).toEqual([{ min: 10 }])
  })

  it('does not hold a mail by answering slowly', async () => {
    let isSlow = true
    const server = await aServer({ answer: (stage) => (isSlow && stage === 'data' ? 'hang' : undefined) })
    const { mailer, send, clock } = aMailer({ to: server.url, sendTimeoutMs: 1_000 })
    await mailer.enqueue(post.db, aMail())
    await send()
    expect(await rows()).toEqual([expect.objectContaining({ sentAt: null, failedAt: null })])
    isSlow = false
    clock.advance({ minutes: 1 })
    await send()
    expect(await rows()).toEqual([expect.objectContaining({ sentAt: expect.any(Date) })])
  })

  it('is asked again after a refusal for now, and not after a refusal for good', async () => {
    const answers: Record<string, number | undefined> = { 'later@example.org': 451, 'never@example.org': 550 }
    const server = await aServer({ answer: (_stage, { recipient }) => answers[recipient ?? ''] })
    const { mailer, send, clock } = aMailer({ to: server.url })
    await mailer.enqueue(post.db, aMail({ to: 'later@example.org' }))
    await mailer.enqueue(post.db, aMail({ to: 'never@example.org' }))
    await send()
    const [later, never] = await rows()
    expect(later).toMatchObject({ sentAt: null, failedAt: null, lastError: expect.stringContaining('451') })
    expect(never).toMatchObject({
      sentAt: null,
      failedAt: expect.any(Date),
      lastError: expect.stringContaining('550'),
    })
    for (const address of Object.keys(answers)) answers[address] = undefined
    clock.advance({ minutes: 1 })
    await send()
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([['later@example.org']])
  })

  it('is given up on after three days, or once the mail is of no more use', async () => {
    const server = await aServer({ answer: (stage) => (stage === 'recipient' ? 450 : undefined) })
    const { mailer, send, clock } = aMailer({ to: server.url })
    const start = clock.now().getTime()
    await mailer.enqueue(post.db, aMail())
    await mailer.enqueue(post.db, aMail({ kind: 'reset-password', deliverBy: new Date(start + 60 * minute) }))
    const open = async () => (await rows()).some(({ failedAt }) => !failedAt)
    while (await open()) {
      await send()
      clock.advance({ minutes: 30 })
    }
    const [patient, urgent] = (await rows()).map(({ failedAt }) => ((failedAt?.getTime() ?? 0) - start) / day)
    expect(patient).toBeGreaterThan(2.8)
    expect(patient).toBeLessThan(3.1)
    expect(urgent).toBeLessThan(0.1)
  })

  it('loses no mail while it fails half of the time', async () => {
    const mailCount = rounds('mailTrouble')
    const random = createRandom(1)
    const isUnlucky = () => random.chance(0.5)
    const server = await aServer({
      answer: (stage) => {
        if (stage === 'recipient') return isUnlucky() ? 451 : undefined
        return stage === 'data' && server.mails.length % 50 === 0 && isUnlucky() ? 421 : undefined
      },
    })
    const { send, clock, lines } = aMailer({ to: server.url })
    await transact(post.db, async (db) => {
      for (let n = 0; n < mailCount; n += 1)
        await enqueue(db, aMail({ to: `person-${n}@example.org` }), clock.now())
    })
    for (let round = 0; round < 70 && server.mails.length < mailCount; round += 1) {
      await send()
      clock.advance({ hours: 1 })
    }
    expect(new Set(server.mails.map(({ recipients }) => recipients[0])).size).toBe(mailCount)
    expect(server.mails).toHaveLength(mailCount)
    expect((await rows()).every(({ sentAt }) => sentAt !== null)).toBe(true)
    expect(lines.filter(({ msg }) => msg === 'mail delayed').length).toBeGreaterThan(mailCount / 4)
  }, 60_000)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { mailSettings } from '#server/db/schema/mail.ts'
import { pollOptions } from '#server/testing/mail/poll-options.ts'
import { aMail, setUpMail } from '#server/testing/mail/set-up-mail.ts'
import { urlOf } from '#server/testing/url-of.ts'
import * as users from '#server/users/users.repository.ts'
import { enqueue, requeueAbandoned } from './outbox.repository.ts'

const program = fileURLToPath(new URL('../testing/mail/mail-process.ts', import.meta.url))
const post = setUpMail()
/** The clock of the tests. */
const now = new Date('2027-03-01T18:00:00.000Z')

async function aSubscriber(email = 'ada@example.org') {
  const user = await users.insert(post.db, { email, createdAt: now, emailVerifiedAt: now })
  if (!user) throw new Error('The address is taken.')
  await post.db.insert(mailSettings).values({ userId: user.id, topics: ['reminders'] })
  return user
}

const store = (user: users.User, uniqueKey: string) =>
  enqueue(
    post.db,
    {
      ...aMail({ to: user.email }),
      userId: user.id,
      topic: 'reminders',
      uniqueKey,
      unsubscribeUrl: 'https://waymark.example/unsubscribe?token=abc',
    },
    now,
  )

const settingsOf = async () => (await post.db.select().from(mailSettings))[0]

it('an optional mail has the headers of a list with one-click unsubscribing', async () => {
  const server = await post.aServer()
  const { send } = post.aMailer({ to: server.url })
  await store(await aSubscriber(), 'one')
  await send()
  const headers = server.mails[0]?.headers
  expect(headers?.get('list-unsubscribe')).toEqual(['<https://waymark.example/unsubscribe?token=abc>'])
  expect(headers?.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
})

it('a process killed between sending and recording does not send an optional mail twice', async () => {
  let kill = () => {}
  const server = await post.aServer({
    answer: (stage) => {
      if (stage === 'data') kill()
      return undefined
    },
  })
  const start = () => {
    const databaseUrl = urlOf(inject('postgres').url, post.databaseName)
    const child = spawn(process.execPath, ['--import', 'tsx', program, databaseUrl, server.url], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    post.cleanup(() => child.kill('SIGKILL'))
    return child
  }
  const user = await aSubscriber()
  await store(user, 'one')
  const first = start()
  kill = () => first.kill('SIGKILL')
  await once(first, 'exit')
  expect(server.mails).toHaveLength(1)
  expect(await post.rows()).toMatchObject([{ sentAt: null, failedAt: null, attemptedAt: expect.any(Date) }])

  kill = () => {}
  await requeueAbandoned(post.db, 0)
  expect(await store(user, 'one')).toBeNull()
  start()
  const ended = async () => (await post.rows()).map(({ failedAt }) => failedAt !== null)
  await expect.poll(ended, { ...pollOptions, timeout: 30_000 }).toEqual([true])
  expect(server.mails).toHaveLength(1)
}, 60_000)

it('a mail server that refuses for now is asked again', async () => {
  let code: number | undefined = 451
  const server = await post.aServer({ answer: (stage) => (stage === 'recipient' ? code : undefined) })
  const { send, clock } = post.aMailer({ to: server.url })
  await store(await aSubscriber(), 'one')
  await send()
  code = undefined
  clock.advance({ minutes: 1 })
  await send()
  expect(server.mails).toHaveLength(1)
  expect((await settingsOf())?.bouncedAt).toBeNull()
})

it('an attempt that runs out of time is not repeated, since the server may have taken it', async () => {
  const server = await post.aServer({ answer: (stage) => (stage === 'data' ? 'hang' : undefined) })
  const { send } = post.aMailer({ to: server.url, sendTimeoutMs: 500 })
  await store(await aSubscriber(), 'one')
  await send()
  expect(await post.rows()).toMatchObject([{ sentAt: null, failedAt: expect.any(Date) }])
})

it.each(['recipient', 'data'] as const)(
  'an address that refuses for good at the %s gets no more optional mail until it changes',
  async (refusing) => {
    const server = await post.aServer({
      answer: (stage, { recipient, mail }) =>
        stage === refusing && (recipient ?? mail?.recipients[0]) === 'ada@example.org' ? 550 : undefined,
    })
    const { send } = post.aMailer({ to: server.url })
    const user = await aSubscriber()
    await store(user, 'one')
    await send()
    expect(await settingsOf()).toMatchObject({
      bouncedAddress: 'ada@example.org',
      bouncedAt: expect.any(Date),
    })
    await store(user, 'two')
    await send()
    expect((await post.rows()).map(({ uniqueKey }) => uniqueKey)).toEqual(['one'])
    const moved = await users.update(post.db, user.id, { email: 'ada@example.com' })
    await store(moved as users.User, 'three')
    await send()
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([['ada@example.com']])
  },
)

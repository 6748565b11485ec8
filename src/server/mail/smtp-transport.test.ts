import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { anOutboxMail } from '#server/testing/mail/an-outbox-mail.ts'
import { pollOptions } from '#server/testing/mail/poll-options.ts'
import { startSmtpServer } from '#server/testing/mail/start-smtp-server.ts'
import type { MailTransport } from './mail-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const identity = { from: { name: 'Waymark', address: 'no-reply@example.org' }, replyTo: 'hello@example.org' }
const never = new AbortController().signal

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function aServer(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(options)
  cleanups.push(() => server.stop())
  return server
}

function aTransport(
  url: string,
  options: Partial<Parameters<typeof createSmtpTransport>[0]> = {},
): MailTransport {
  const transport = createSmtpTransport({
    url,
    identity,
    ...options,
  })
  cleanups.push(() => transport.close())
  return transport
}

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    ({ failure, code }) => ({ failure, code }),
  )

describe('mail by SMTP', () => {
  it('arrives with its envelope, headers and both parts', async () => {
    const server = await aServer()
    await aTransport(server.url).send(anOutboxMail({ subject: 'Schöne Grüße, 李' }), never)
    expect(server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail?.recipients).toEqual(['ada@example.org'])
    expect(mail?.headers.get('message-id')).toEqual(['<6f0b7a3e-2c8f-4a57-9d3c-0c9a5e1b7d21@example.org>'])
    expect(mail?.headers.get('subject')?.[0]).toMatch(/^=\?UTF-8\?/i)
    expect(mail?.text).toContain('welcome.')
    expect(mail?.html).toContain('Hello Ada')
  })

  it('goes over TLS with a sign-in where the address says so', async () => {
    const seen: string[] = []
    const server = await aServer({
      options: {
        disabledCommands: [],
        onAuth: ({ username = '', password = '' }, { secure }, done) => {
          seen.push(`${username} ${password} ${secure}`)
          done(null, { user: username })
        },
      },
    })
    const url = `smtp://post:s%40fe@127.0.0.1:${server.port}?requireTLS=true&tls.rejectUnauthorized=false`
    await aTransport(url).send(anOutboxMail(), never)
    expect(seen).toEqual(['post s@fe true'])
    expect(server.mails).toHaveLength(1)
  })

  it('distinguishes permanent from temporary refusals', async () => {
    const cases = [
      [{ recipient: 550 }, 'refused'],
      [{ data: 554 }, 'refused'],
      [{ recipient: 450 }, 'deferred'],
      [{ data: 452 }, 'deferred'],
      [{ connect: 421 }, 'unreachable'],
      [{ connect: 554 }, 'unreachable'],
      [{ recipient: 530 }, 'unreachable'],
    ] as const
    for (const [answers, failure] of cases) {
      const codes: Partial<Record<string, number>> = answers
      const server = await aServer({ answer: (stage) => codes[stage] })
      const result = await failureOf(aTransport(server.url).send(anOutboxMail(), never))
      expect(result?.failure, JSON.stringify(answers)).toBe(failure)
    }
  })

  it('takes a wrong password for a fault of the settings, not of the mail', async () => {
    const server = await aServer({
      options: {
        disabledCommands: ['STARTTLS'],
        onAuth: (_auth, _session, done) => done(new Error('wrong')),
      },
    })
    const url = `smtp://post:wrong@127.0.0.1:${server.port}`
    expect(await failureOf(aTransport(url).send(anOutboxMail(), never))).toEqual({
      failure: 'unreachable',
      code: 'EAUTH 535',
    })
  })

  it('does not wait for a server that is down, silent or slow to answer', async () => {
    const down = await aServer()
    await down.stop()
    expect(await failureOf(aTransport(down.url).send(anOutboxMail(), never))).toMatchObject({
      failure: 'unreachable',
      code: 'ECONNREFUSED',
    })
    const impatient = { connectTimeoutMs: 300, socketTimeoutMs: 300 }
    for (const stage of ['connect', 'recipient', 'data']) {
      const slow = await aServer({ answer: (at) => (at === stage ? 'hang' : undefined) })
      expect(
        await failureOf(aTransport(slow.url, impatient).send(anOutboxMail(), never)),
        stage,
      ).toMatchObject({
        failure: 'unreachable',
        code: 'ETIMEDOUT',
      })
    }
  })

  it('lets go of a server that trickles its answer, and sends the next mail over a new connection', async () => {
    const sockets: Socket[] = []
    const trickler = createServer((socket) => {
      sockets.push(socket)
      socket.on('error', () => {})
      const timer = setInterval(() => socket.write('220-still thinking\r\n'), 50)
      socket.on('close', () => clearInterval(timer))
    })
    trickler.listen(0, '127.0.0.1')
    await once(trickler, 'listening')
    cleanups.push(() => trickler.close())
    const { port } = trickler.address() as AddressInfo
    const transport = aTransport(`smtp://127.0.0.1:${port}`, {
      connectTimeoutMs: 60_000,
      socketTimeoutMs: 60_000,
    })
    const abort = new AbortController()
    const sending = failureOf(transport.send(anOutboxMail(), abort.signal))
    setTimeout(() => abort.abort(), 150)
    expect(await sending).toMatchObject({ failure: 'unreachable' })
    await expect.poll(() => sockets[0]?.destroyed, pollOptions).toBe(true)
  })

  it('uses one connection for mails that follow each other', async () => {
    let connections = 0
    const server = await aServer({
      answer: (stage) => {
        if (stage === 'connect') connections += 1
        return undefined
      },
    })
    const transport = aTransport(server.url)
    for (let id = 1; id <= 5; id += 1) await transport.send(anOutboxMail({ id }), never)
    expect([connections, server.mails.length]).toEqual([1, 5])
  })
})

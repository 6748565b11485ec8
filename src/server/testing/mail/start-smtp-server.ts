import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { parseMail, type ReceivedMail } from './parse-mail.ts'

export interface TestSmtpServer {
  url: string
  port: number
  /** Accepted mail, in order. */
  mails: ReceivedMail[]
  stop(): Promise<void>
}

type Stage = 'connect' | 'recipient' | 'data'

interface TestSmtpOptions {
  /** The reply at a stage: undefined accepts, a code rejects, 'hang' never replies. */
  answer?: (stage: Stage, about: { recipient?: string; mail?: ReceivedMail }) => number | 'hang' | undefined
  /** The delay per recipient, to simulate a remote server. */
  delayMs?: number
  port?: number
  options?: SMTPServerOptions
}

/** Starts a real SMTP server whose replies the test controls. */
export async function startSmtpServer({
  answer,
  delayMs = 0,
  port = 0,
  options,
}: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = []
  const reply = (code: number | 'hang' | undefined, done: (error?: Error | null) => void) => {
    if (code === 'hang') return
    done(code === undefined ? null : Object.assign(new Error('not today'), { responseCode: code }))
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 50,
    onConnect: (_session, done) => reply(answer?.('connect', {}), done),
    onRcptTo: ({ address }, _session, done) => {
      setTimeout(() => reply(answer?.('recipient', { recipient: address }), done), delayMs)
    },
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        const mail = parseMail(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        )
        const code = answer?.('data', { mail })
        if (code === undefined) mails.push(mail)
        reply(code, done)
      }, done)
    },
    ...options,
  })
  // Tests kill clients, which drops connections.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const actual = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

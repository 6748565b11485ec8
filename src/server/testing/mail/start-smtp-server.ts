import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { parseMail, type ReceivedMail } from './parse-mail.ts'

export interface TestSmtpServer {
  url: string
  port: number
  /** What the server said yes to, in order. */
  mails: ReceivedMail[]
  stop(): Promise<void>
}

type Stage = 'connect' | 'recipient' | 'data'

interface TestSmtpOptions {
  /** The answer at a stage: nothing to accept, a code to refuse with, 'hang' never to answer. */
  answer?: (stage: Stage, about: { recipient?: string; mail?: ReceivedMail }) => number | 'hang' | undefined
  /** How long it thinks about each recipient; a server out there takes longer than one on this machine. */
  thinkingMs?: number
  port?: number
  options?: SMTPServerOptions
}

/** A real SMTP server on this machine, with a will of its own. */
export async function startSmtpServer({
  answer,
  thinkingMs = 0,
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
      setTimeout(() => reply(answer?.('recipient', { recipient: address }), done), thinkingMs)
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
  // A client that drops its connection, as a killed process does, is part of the tests.
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

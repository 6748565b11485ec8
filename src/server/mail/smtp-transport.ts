import { createTransport, type NodemailerError } from 'nodemailer'
import { composeMessage, type MailIdentity } from './compose-message.ts'
import { DeliveryError } from './delivery-error.ts'
import type { MailTransport } from './mail-transport.ts'

interface SmtpTransportOptions {
  url: string
  identity: MailIdentity
  /** As many as a worker runs jobs at once; more would be idle. */
  connections?: number
  connectTimeoutMs?: number
  silenceTimeoutMs?: number
}

export function createSmtpTransport({
  url,
  identity,
  connections = 2,
  connectTimeoutMs = 10_000,
  silenceTimeoutMs = 30_000,
}: SmtpTransportOptions): MailTransport {
  const open = () => {
    const pool = createTransport({
      url,
      pool: true,
      maxConnections: connections,
      // The mail job decides when a mail is retried.
      maxRequeues: 0,
      // Mail comes in bursts: a connection serves the burst and is not held open for the next one.
      idleTimeout: 5_000,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      dnsTimeout: connectTimeoutMs,
      socketTimeout: silenceTimeoutMs,
    })
    // Every error also rejects the send that it concerns; an event without a listener would end the process.
    pool.on('error', () => {})
    return pool
  }

  let pool = open()

  return {
    async send(mail, signal) {
      const message = composeMessage(mail, identity)
      signal.throwIfAborted()
      const current = pool
      // A server that trickles its answers never trips a timeout of silence. There is no way to end one delivery of
      // a pool, so the pool goes and its other deliveries are tried again.
      const abandon = () => {
        if (pool === current) pool = open()
        current.close({ force: true })
      }
      signal.addEventListener('abort', abandon, { once: true })
      try {
        await current.sendMail(message)
      } catch (error) {
        throw asDeliveryError(error as NodemailerError)
      } finally {
        signal.removeEventListener('abort', abandon)
      }
    },

    close() {
      pool.close({ force: true })
    },
  }
}

/** A server that wants a sign-in or TLS rejects our settings and not the mail; an operator can fix them in time. */
const aboutOurSettings = new Set([530, 534, 535, 538])

function asDeliveryError(error: NodemailerError): DeliveryError {
  const { code = error.name, command, responseCode, message } = error
  const label = responseCode ? `${code} ${responseCode}` : (error.originalCode ?? code)
  if (code === 'EENVELOPE' && command === 'API') return new DeliveryError('refused', label, message, error)
  const isAboutTheMail = (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined
  if (!isAboutTheMail || responseCode === 421 || aboutOurSettings.has(responseCode)) {
    return new DeliveryError('unreachable', label, message, error)
  }
  return new DeliveryError(error.permanent ? 'refused' : 'deferred', label, message, error)
}

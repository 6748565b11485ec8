import { createTransport, type NodemailerError } from 'nodemailer'
import { composeMessage, type MailIdentity } from './compose-message.ts'
import { DeliveryError } from './delivery-error.ts'
import type { MailTransport } from './mail-transport.ts'

interface SmtpTransportOptions {
  url: string
  identity: MailIdentity
  connectTimeoutMs?: number
  socketTimeoutMs?: number
}

export function createSmtpTransport({
  url,
  identity,
  connectTimeoutMs = 10_000,
  socketTimeoutMs = 30_000,
}: SmtpTransportOptions): MailTransport {
  const open = () => {
    const pool = createTransport({
      url,
      pool: true,
      // The job concurrency of a worker.
      maxConnections: 2,
      // The mail job retries.
      maxRequeues: 0,
      // Mail comes in bursts; connections are closed between them.
      idleTimeout: 5_000,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      dnsTimeout: connectTimeoutMs,
      socketTimeout: socketTimeoutMs,
    })
    // Every error also rejects its send; an unhandled event would end the process.
    pool.on('error', () => {})
    return pool
  }

  let pool = open()

  return {
    async send(mail, signal) {
      const message = composeMessage(mail, identity)
      signal.throwIfAborted()
      const current = pool
      // A server that trickles bytes never hits the socket timeout. The pool cannot end one delivery, so it
      // is replaced, and its other deliveries are retried.
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

/** These codes reject our settings, not the mail, and an operator can fix them. */
const configurationErrorCodes = new Set([530, 534, 535, 538])

function asDeliveryError(error: NodemailerError): DeliveryError {
  const { code = error.name, command, responseCode, message } = error
  const label = responseCode ? `${code} ${responseCode}` : (error.originalCode ?? code)
  if (code === 'EENVELOPE' && command === 'API') return new DeliveryError('refused', label, message, error)
  const isMailError = (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined
  if (!isMailError || responseCode === 421 || configurationErrorCodes.has(responseCode)) {
    return new DeliveryError('unreachable', label, message, error)
  }
  return new DeliveryError(error.permanent ? 'refused' : 'deferred', label, message, error)
}

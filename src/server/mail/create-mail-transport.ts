import type { Logger } from '#server/logger.ts'
import type { MailIdentity } from './compose-message.ts'
import { createFileTransport } from './file-transport.ts'
import { type MailSender, parseMailSender } from './mail-address.ts'
import type { MailTransport } from './mail-transport.ts'
import { mailFolderIn } from './remove-mail-files.ts'
import { createSmtpTransport } from './smtp-transport.ts'

interface MailTransportOptions {
  smtpUrl?: string | null
  mailFrom?: string | null
  siteName: string
  publicUrl: string
  contactEmail: string
  dataDir: string
  logger: Logger
}

export function createMailTransport(options: MailTransportOptions): MailTransport {
  const identity: MailIdentity = { from: sender(options), replyTo: options.contactEmail }
  return options.smtpUrl
    ? createSmtpTransport({ url: options.smtpUrl, identity })
    : createFileTransport({ folder: mailFolderIn(options.dataDir), identity, logger: options.logger })
}

function sender({ mailFrom, siteName, publicUrl }: MailTransportOptions): MailSender {
  const host = new URL(publicUrl).hostname
  const value = mailFrom ?? `no-reply@${host.startsWith('[') ? 'localhost' : host}`
  const parsed = parseMailSender(value, siteName)
  if (!parsed) throw new Error('MAIL_FROM must be one address, such as Waymark <no-reply@example.org>.')
  return parsed
}

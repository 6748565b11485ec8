import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Logger } from '#server/logger.ts'
import { composeMessage, type MailIdentity } from './compose-message.ts'
import type { MailTransport } from './mail-transport.ts'
import type { OutboxMail } from './outbox.repository.ts'

interface FileTransportOptions {
  folder: string
  identity: MailIdentity
  logger: Logger
}

/**
 * Without a mail server, each mail becomes an .eml file. It is named by the row and written atomically, so a resend
 * replaces it. The files contain sign-in links, hence the file modes.
 */
export function createFileTransport({ folder, identity, logger }: FileTransportOptions): MailTransport {
  return {
    async send(mail) {
      const message = await new MailComposer(composeMessage(mail, identity)).compile().build()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, fileName(mail))
      const temporaryPath = `${path}.part`
      await writeFile(temporaryPath, message, { mode: 0o600, flush: true })
      await rename(temporaryPath, path)
      logger.info({ mailId: mail.id, kind: mail.kind, path }, 'mail written to a file')
    },
    close() {},
  }
}

function fileName({ createdAt, id, kind }: OutboxMail): string {
  const time = createdAt.toISOString().replace(/[:.]/g, '-')
  return `${time}-${id}-${kind.replace(/[^a-z0-9-]/gi, '')}.eml`
}

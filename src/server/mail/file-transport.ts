import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import { composeMessage, type MailIdentity } from './compose-message.ts'
import type { MailLogger } from './mail-logger.ts'
import type { MailTransport } from './mail-transport.ts'
import type { OutboxMail } from './outbox.repository.ts'

interface FileTransportOptions {
  folder: string
  identity: MailIdentity
  logger: MailLogger
}

/**
 * For a site without a mail server: each mail becomes a file that any mail program opens. The file is named by the
 * outbox row and appears whole, so sending a mail again after a crash replaces it. The files hold links that sign
 * people in, hence the modes.
 */
export function createFileTransport({ folder, identity, logger }: FileTransportOptions): MailTransport {
  return {
    async send(mail) {
      const message = await new MailComposer(composeMessage(mail, identity)).compile().build()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, fileName(mail))
      const unfinished = `${path}.part`
      const file = await open(unfinished, 'w', 0o600)
      try {
        await file.writeFile(message)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
      logger.info({ mailId: mail.id, kind: mail.kind, path }, 'mail written to a file')
    },
    close() {},
  }
}

/** Sorts by time, and holds no character that a file system refuses. */
function fileName({ createdAt, id, kind }: OutboxMail): string {
  const time = createdAt.toISOString().replace(/[:.]/g, '-')
  return `${time}-${id}-${kind.replace(/[^a-z0-9-]/gi, '')}.eml`
}

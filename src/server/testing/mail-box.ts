import type { MailTransport } from '#server/mail/mail-transport.ts'
import type { OutboxMail } from '#server/mail/outbox.repository.ts'

/** A mail transport that delivers immediately to an array. */
export function createMailBox() {
  const mails: OutboxMail[] = []
  const transport: MailTransport = {
    send: async (mail) => void mails.push(mail),
    close: () => {},
  }
  return {
    mails,
    transport,
    clear: () => void mails.splice(0),
  }
}

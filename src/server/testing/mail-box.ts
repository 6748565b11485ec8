import type { MailTransport } from '#server/mail/mail-transport.ts'
import type { OutboxMail } from '#server/mail/outbox.repository.ts'

/** The mail transport of tests: mail arrives at once, and the test can read it. */
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

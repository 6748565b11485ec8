import type { SendMailOptions } from 'nodemailer'
import { DeliveryError } from './delivery-error.ts'
import { headerText } from './header-text.ts'
import { isMailAddress, type MailSender } from './mail-address.ts'
import type { OutboxMail } from './outbox.repository.ts'

export interface MailIdentity {
  from: MailSender
  /** The sender's own mailbox is unattended. */
  replyTo?: string
}

/** Message-ID and Date come from the row, so that receivers can deduplicate. */
export function composeMessage(mail: OutboxMail, { from, replyTo }: MailIdentity): SendMailOptions {
  if (!isMailAddress(mail.toAddress)) {
    throw new DeliveryError('refused', 'EADDRESS', 'The address of the recipient is not a plain mailbox.')
  }
  return {
    from: { name: headerText(from.name), address: from.address },
    to: { name: '', address: mail.toAddress },
    replyTo: replyTo && isMailAddress(replyTo) ? { name: '', address: replyTo } : undefined,
    envelope: { from: from.address, to: [mail.toAddress] },
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageKey}@${from.address.split('@').at(-1)}>`,
    date: mail.createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...unsubscribeHeaders(mail.unsubscribeUrl),
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** One click in the mail client turns the topic off (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

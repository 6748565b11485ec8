import { headerText } from '../header-text.ts'
import type { MailSite } from './mail-site.ts'
import {
  type MailBlock,
  type MailContent,
  type MailLink,
  renderMail,
  type TopicRecipient,
} from './render-mail.ts'

export interface RemindersMail extends TopicRecipient {
  reminders: MailLink[]
  changes: MailLink[]
}

/** More are in the app. */
const maxLines = 20

/** All reminders and changes of a day. */
export function remindersMail(
  site: MailSite,
  { firstName, reminders, changes, unsubscribeUrl }: RemindersMail,
): MailContent {
  const parts = [
    ...(reminders.length > 0 ? [countOf(reminders.length, 'reminder')] : []),
    ...(changes.length > 0 ? [countOf(changes.length, 'change')] : []),
  ]
  return renderMail(site, {
    kind: 'reminders',
    subject: `Your saved items: ${parts.join(' and ')}`,
    to: firstName,
    blocks: [
      ...group('Coming up', reminders),
      ...group('What changed', changes),
      { button: 'Open your saved items', path: '/bookmarks' },
    ],
    reason: `You get this email because you turned on reminders in your ${site.name} settings. It comes once a day at most.`,
    unsubscribeUrl,
  })
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const group = (heading: string, lines: MailLink[]): MailBlock[] => {
  if (lines.length === 0) return []
  const rest = lines.length - maxLines
  const links = lines.slice(0, maxLines).map((line) => ({ ...line, label: headerText(line.label, 120) }))
  return [{ heading }, { links }, ...(rest > 0 ? [`And ${rest} more in the app.`] : [])]
}

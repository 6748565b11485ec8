import type { ListingMail } from './listing-mail.ts'
import type { MailSite } from './mail-site.ts'
import { type MailContent, renderMail } from './render-mail.ts'
import { shownTitle } from './shown-title.ts'

export function submissionReceived(
  site: MailSite,
  { firstName, kindLabel, title, path }: ListingMail,
): MailContent {
  const name = shownTitle(title)
  return renderMail(site, {
    kind: 'submission-received',
    subject: 'We received your submission',
    to: firstName,
    blocks: [
      `Thanks for adding to ${site.name}! We received “${name}” (${kindLabel}).`,
      `A moderator reviews every submission, usually within a few days. We will email you when it is done.`,
      { button: 'See my submission', path },
    ],
    reason: `You get this email because this was submitted at ${site.name} from your account.`,
  })
}

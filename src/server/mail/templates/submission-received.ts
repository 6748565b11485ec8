import { letter, type MailContent } from './letter.ts'
import type { ListingMail } from './listing-mail.ts'
import type { MailSite } from './mail-site.ts'
import { shownTitle } from './shown-title.ts'

export function submissionReceived(
  site: MailSite,
  { firstName, kindLabel, title, path }: ListingMail,
): MailContent {
  const name = shownTitle(title)
  return letter(site, {
    kind: 'submission-received',
    subject: 'We received your submission',
    to: firstName,
    blocks: [
      `Thank you for adding to ${site.name}! Your submission has arrived safely: “${name}” (${kindLabel}).`,
      `A person reads every submission before it appears, usually within a few days. You will hear from us as soon as that has happened.`,
      { button: 'See my submission', path },
    ],
    reason: `You get this mail because this was submitted at ${site.name} from your account.`,
  })
}

import type { ListingMail } from './listing-mail.ts'
import type { MailSite } from './mail-site.ts'
import { type MailContent, renderMail } from './render-mail.ts'
import { shownTitle } from './shown-title.ts'

export function listingApproved(
  site: MailSite,
  { firstName, kindLabel, title, path }: ListingMail,
): MailContent {
  const name = shownTitle(title)
  return renderMail(site, {
    kind: 'listing-approved',
    subject: 'Your listing is live',
    to: firstName,
    blocks: [
      `Good news: “${name}” (${kindLabel}) is approved, and students and families can find it on ${site.name} now.`,
      { button: 'See it live', path },
      `Thanks for sharing it. You can edit it at any time.`,
    ],
    reason: `You get this email because this was submitted at ${site.name} from your account.`,
  })
}

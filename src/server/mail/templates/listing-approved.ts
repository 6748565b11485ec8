import { letter, type MailContent } from './letter.ts'
import type { ListingMail } from './listing-mail.ts'
import type { MailSite } from './mail-site.ts'
import { shownTitle } from './shown-title.ts'

export function listingApproved(
  site: MailSite,
  { firstName, kindLabel, title, path }: ListingMail,
): MailContent {
  const name = shownTitle(title)
  return letter(site, {
    kind: 'listing-approved',
    subject: 'Your listing is live',
    to: firstName,
    blocks: [
      `Good news: “${name}” (${kindLabel}) has been approved, and students and families can find it on ${site.name} from now on.`,
      { button: 'See it live', path },
      `Thank you for sharing it. If something changes, you can edit it at any time.`,
    ],
    reason: `You get this mail because this was submitted at ${site.name} from your account.`,
  })
}

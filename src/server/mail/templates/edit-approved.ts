import { letter, type MailContent } from './letter.ts'
import type { ListingMail } from './listing-mail.ts'
import type { MailSite } from './mail-site.ts'
import { shownTitle } from './shown-title.ts'

export function editApproved(
  site: MailSite,
  { firstName, kindLabel, title, path }: ListingMail,
): MailContent {
  const name = shownTitle(title)
  return letter(site, {
    kind: 'edit-approved',
    subject: 'Your changes are live',
    to: firstName,
    blocks: [
      `Your changes to “${name}” (${kindLabel}) have been approved, and everybody sees them from now on.`,
      { button: 'See it live', path },
      `Thank you for keeping it up to date.`,
    ],
    reason: `You get this mail because this was submitted at ${site.name} from your account.`,
  })
}

import { letter, type MailContent } from './letter.ts'
import type { ListingMail } from './listing-mail.ts'
import type { MailSite } from './mail-site.ts'
import { shownTitle } from './shown-title.ts'

export function editNotApproved(
  site: MailSite,
  { firstName, kindLabel, title, path, reason }: ListingMail & { reason: string },
): MailContent {
  const name = shownTitle(title)
  return letter(site, {
    kind: 'edit-not-approved',
    subject: 'Your changes were sent back',
    to: firstName,
    blocks: [
      `Thank you for your changes to “${name}” (${kindLabel}). We could not publish them as they are; what was live before stays live.`,
      'This is what the person who read them wrote:',
      { quote: reason },
      { button: 'Change it again', path },
    ],
    reason: `You get this mail because this was submitted at ${site.name} from your account.`,
  })
}

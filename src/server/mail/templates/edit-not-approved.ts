import type { ListingMail } from './listing-mail.ts'
import type { MailSite } from './mail-site.ts'
import { type MailContent, renderMail } from './render-mail.ts'
import { shownTitle } from './shown-title.ts'

export function editNotApproved(
  site: MailSite,
  { firstName, kindLabel, title, path, reason }: ListingMail & { reason: string },
): MailContent {
  const name = shownTitle(title)
  return renderMail(site, {
    kind: 'edit-not-approved',
    subject: 'Your changes were sent back',
    to: firstName,
    blocks: [
      `Thanks for your changes to “${name}” (${kindLabel}). We could not publish them as they are. The previous version stays live.`,
      'Here is what our moderator wrote:',
      { quote: reason },
      { button: 'Change it again', path },
    ],
    reason: `You get this email because this was submitted at ${site.name} from your account.`,
  })
}

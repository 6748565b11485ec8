import type { ListingMail } from './listing-mail.ts'
import type { MailSite } from './mail-site.ts'
import { type MailBlock, type MailContent, renderMail } from './render-mail.ts'
import { shownTitle } from './shown-title.ts'

export function listingNotApproved(
  site: MailSite,
  { firstName, kindLabel, title, path, reason }: ListingMail & { reason: string },
): MailContent {
  const name = shownTitle(title)
  const why: MailBlock[] = reason.trim() ? ['Here is what our moderator wrote:', { quote: reason }] : []
  return renderMail(site, {
    kind: 'listing-not-approved',
    subject: 'Your submission was sent back',
    to: firstName,
    blocks: [
      `Thanks for submitting “${name}” (${kindLabel}). We could not publish it as it is.`,
      ...why,
      `Often a small change is all it takes. Edit it and send it again, and we will take another look.`,
      { button: 'Change and send again', path },
    ],
    reason: `You get this email because this was submitted at ${site.name} from your account.`,
  })
}

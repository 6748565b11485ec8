import type { ListingMail } from './listing-mail.ts'
import type { MailSite } from './mail-site.ts'
import { type MailContent, renderMail } from './render-mail.ts'
import { shownTitle } from './shown-title.ts'

export function editApproved(
  site: MailSite,
  { firstName, kindLabel, title, path }: ListingMail,
): MailContent {
  const name = shownTitle(title)
  return renderMail(site, {
    kind: 'edit-approved',
    subject: 'Your changes are live',
    to: firstName,
    blocks: [
      `Your changes to “${name}” (${kindLabel}) are approved and live now.`,
      { button: 'See it live', path },
      `Thanks for keeping it up to date.`,
    ],
    reason: `You get this email because this was submitted at ${site.name} from your account.`,
  })
}

import { type LetterBlock, letter, type MailContent } from './letter.ts'
import type { ListingMail } from './listing-mail.ts'
import type { MailSite } from './mail-site.ts'
import { shownTitle } from './shown-title.ts'

export function listingNotApproved(
  site: MailSite,
  { firstName, kindLabel, title, path, reason }: ListingMail & { reason: string },
): MailContent {
  const name = shownTitle(title)
  const why: LetterBlock[] = reason.trim()
    ? ['This is what the person who read it wrote:', { quote: reason }]
    : []
  return letter(site, {
    kind: 'listing-not-approved',
    subject: 'Your submission was sent back',
    to: firstName,
    blocks: [
      `Thank you for submitting “${name}” (${kindLabel}). We could not publish it as it is.`,
      ...why,
      `Often a small change is all it takes. You are welcome to change it and send it again; we will gladly look once more.`,
      { button: 'Change and send again', path },
    ],
    reason: `You get this mail because this was submitted at ${site.name} from your account.`,
  })
}

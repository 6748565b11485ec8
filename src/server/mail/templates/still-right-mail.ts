import { headerText } from '../header-text.ts'
import type { MailSite } from './mail-site.ts'
import { type MailContent, type MailLink, renderMail, type TopicRecipient } from './render-mail.ts'

interface StillRightMail extends TopicRecipient {
  /** Links to their edit forms. */
  listings: MailLink[]
  confirmPath: string
}

/** Asks an owner whether their listings are still accurate. */
export function stillRightMail(
  site: MailSite,
  { firstName, listings, confirmPath, unsubscribeUrl }: StillRightMail,
): MailContent {
  const isOne = listings.length === 1
  return renderMail(site, {
    kind: 'still-right',
    subject: isOne ? 'Is your listing still right?' : `Are your ${listings.length} listings still right?`,
    to: firstName,
    blocks: [
      `Families plan with what ${site.name} says about you. Please take a look: are dates, prices, contact and links still right?`,
      { links: listings.map((link) => ({ ...link, label: headerText(link.label, 120) })) },
      { button: isOne ? 'Yes, it is still right' : 'Yes, they are all still right', path: confirmPath },
      'If something has changed, follow the name of the listing to edit or pause it.',
    ],
    reason: `You get this email every half-year, because you have a live listing on ${site.name}.`,
    unsubscribeUrl,
  })
}

import { type ListingMail, listingLabel } from './listing-mails.ts'
import type { MailSite } from './mail-site.ts'
import { type MailBlock, type MailContent, renderMail } from './render-mail.ts'

/** To the address at the listing's own domain. Only the account that asked can use the link. */
export const confirmClaim = (site: MailSite, mail: ListingMail): MailContent =>
  render(site, null, 'confirm-claim', `Confirm your listing on ${site.name}`, [
    `Someone with a ${site.name} account asked to manage ${listingLabel(mail)}, and gave this address as proof.`,
    `If that was you, sign in with that account and open this link within a week:`,
    { button: 'Confirm my listing', path: mail.path },
    `If it was not you, you can ignore this email. The link works for your account only.`,
  ])

export const claimApproved = (site: MailSite, mail: ListingMail): MailContent =>
  render(site, mail.firstName, 'claim-approved', 'The listing is yours to manage', [
    `From now on you can edit and pause ${listingLabel(mail)}, and reply to its reviews.`,
    { button: 'Open my listings', path: mail.path },
  ])

export const claimRejected = (site: MailSite, mail: ListingMail): MailContent =>
  render(site, mail.firstName, 'claim-rejected', 'We could not confirm that the listing is yours', [
    `We looked at your request for ${listingLabel(mail)} and could not confirm it.`,
    `If you can show us more, please send the request again, best with an address at the provider’s own domain, or write to ${site.contactEmail}.`,
  ])

/** An admin took back the transfer. */
export const claimUndone = (site: MailSite, mail: ListingMail): MailContent =>
  render(site, mail.firstName, 'claim-undone', 'The listing is no longer yours to manage', [
    `We took back the decision that made you the owner of ${listingLabel(mail)}. Your replies to its reviews are no longer shown.`,
    `Your request is open again, and a moderator looks at it. If you can show us more, please write to ${site.contactEmail}.`,
  ])

/** To the contact address of the listing. */
export const listingClaimed = (site: MailSite, mail: ListingMail): MailContent =>
  render(site, null, 'listing-claimed', 'Your listing has an owner now', [
    `A ${site.name} account now manages ${listingLabel(mail)}, which names this address as its contact.`,
    `If you do not know of this, please write to us at ${site.contactEmail}, and we undo it.`,
    { button: 'See the listing', path: mail.path },
  ])

function render(
  site: MailSite,
  to: string | null,
  kind: string,
  subject: string,
  blocks: MailBlock[],
): MailContent {
  const reason = `You get this email because of a request to manage a listing on ${site.name}.`
  return renderMail(site, { kind, subject, to, blocks, reason })
}

import { headerText } from '../header-text.ts'
import type { MailSite } from './mail-site.ts'
import { type MailBlock, type MailContent, renderMail } from './render-mail.ts'

export interface ListingMail {
  firstName: string | null
  /** Such as 'Summer Camp'. */
  kindLabel: string
  title: string
  path: string
}

type RejectionMail = ListingMail & { reason: string }

export const submissionReceived = (site: MailSite, mail: ListingMail): MailContent =>
  toSubmitter(site, mail, 'submission-received', 'We received your submission', [
    `Thanks for adding to ${site.name}! We received ${listingLabel(mail)}.`,
    `A moderator reviews every submission, usually within a few days. We will email you when it is done.`,
    { button: 'See my submission', path: mail.path },
  ])

export const listingApproved = (site: MailSite, mail: ListingMail): MailContent =>
  toSubmitter(site, mail, 'listing-approved', 'Your listing is live', [
    `Good news: ${listingLabel(mail)} is approved, and students and families can find it on ${site.name} now.`,
    { button: 'See it live', path: mail.path },
    `Thanks for sharing it. You can edit it at any time.`,
  ])

export const listingNotApproved = (site: MailSite, mail: RejectionMail): MailContent =>
  toSubmitter(site, mail, 'listing-not-approved', 'Your submission was sent back', [
    `Thanks for submitting ${listingLabel(mail)}. We could not publish it as it is.`,
    ...quoted(mail.reason),
    `Often a small change is all it takes. Edit it and send it again, and we will take another look.`,
    { button: 'Change and send again', path: mail.path },
  ])

export const editApproved = (site: MailSite, mail: ListingMail): MailContent =>
  toSubmitter(site, mail, 'edit-approved', 'Your changes are live', [
    `Your changes to ${listingLabel(mail)} are approved and live now.`,
    { button: 'See it live', path: mail.path },
    `Thanks for keeping it up to date.`,
  ])

export const editNotApproved = (site: MailSite, mail: RejectionMail): MailContent =>
  toSubmitter(site, mail, 'edit-not-approved', 'Your changes were sent back', [
    `Thanks for your changes to ${listingLabel(mail)}. We could not publish them as they are. The previous version stays live.`,
    ...quoted(mail.reason),
    { button: 'Change it again', path: mail.path },
  ])

function toSubmitter(
  site: MailSite,
  { firstName }: ListingMail,
  kind: string,
  subject: string,
  blocks: MailBlock[],
) {
  const reason = `You get this email because this was submitted at ${site.name} from your account.`
  return renderMail(site, { kind, subject, to: firstName, blocks, reason })
}

const quoted = (reason: string): MailBlock[] =>
  reason.trim() ? ['Here is what our moderator wrote:', { quote: reason }] : []

/** Mail clients turn 'example.org' into a link, and anyone can have a title mailed, so addresses are broken up. */
export function listingLabel({ title, kindLabel }: ListingMail) {
  const withoutLinks = title
    .replace(/\b[a-z][a-z\d+.-]*:\/+/gi, ' ')
    .replace(/([^\s.])[.@](?=[^\s.])/g, '$1 ')
  return `“${headerText(withoutLinks, 80) || 'your submission'}” (${kindLabel})`
}

import type { MailSite } from './mail-site.ts'
import { type MailContent, renderMail } from './render-mail.ts'

/** To the new address. `path` has the token. */
export function confirmNewEmail(
  site: MailSite,
  { firstName, path }: { firstName: string | null; path: string },
): MailContent {
  return renderMail(site, {
    kind: 'confirm-new-email',
    subject: `Please confirm your new email address for ${site.name}`,
    to: firstName,
    blocks: [
      `You asked to use this address for your account. Please confirm that it is yours; until then, we keep using the old one.`,
      { button: 'Use this address', path },
      `The link works once and is good for one day.`,
      `If you did not ask for this, you can ignore this email.`,
    ],
    reason: `You get this email because this address was entered as the new address of a ${site.name} account.`,
  })
}

/** To the current address, before anything changes. */
export function emailChangeRequested(
  site: MailSite,
  { firstName, path }: { firstName: string | null; path: string },
): MailContent {
  return renderMail(site, {
    kind: 'email-change-requested',
    subject: `A new email address for your ${site.name} account`,
    to: firstName,
    blocks: [
      `We received a request to change the email address of your account. It takes effect when the link in our email to the new address is opened.`,
      `If that was you, there is nothing to do. If not, please change your password right away and write to us at ${site.contactEmail}.`,
      { button: 'Open your settings', path },
    ],
    reason: `You get this email because this is the address of your ${site.name} account.`,
  })
}

/** To the previous address. */
export function emailChanged(site: MailSite, { firstName }: { firstName: string | null }): MailContent {
  return renderMail(site, {
    kind: 'email-changed',
    subject: `The email address of your ${site.name} account was changed`,
    to: firstName,
    blocks: [
      `Your account has a new email address, and this one no longer signs in to it.`,
      `If that was not you, please write to us at ${site.contactEmail} right away.`,
    ],
    reason: `You get this email because this was the address of your ${site.name} account.`,
  })
}

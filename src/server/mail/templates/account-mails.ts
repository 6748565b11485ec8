import type { MailSite } from './mail-site.ts'
import { type MailContent, renderMail } from './render-mail.ts'

interface Recipient {
  firstName: string | null
}

/** `path` is the link of the button, with a single-use token. */
interface LinkMail extends Recipient {
  path: string
}

export const verifyEmail = (site: MailSite, { firstName, path }: LinkMail): MailContent =>
  renderMail(site, {
    kind: 'verify-email',
    subject: `Please confirm your email address for ${site.name}`,
    to: firstName,
    blocks: [
      `Welcome to ${site.name}! Please confirm that this address is yours, so that we can reach you about your listings.`,
      { button: 'Confirm my email address', path },
      `You can browse, save, review and submit in the meantime.`,
      `If you did not sign up, you can ignore this email. The address then stays unconfirmed.`,
    ],
    reason: `You get this email because this address was used to sign up at ${site.name}.`,
  })

export const resetPassword = (site: MailSite, { firstName, path }: LinkMail): MailContent =>
  renderMail(site, {
    kind: 'reset-password',
    subject: `Choose a new password for ${site.name}`,
    to: firstName,
    blocks: [
      `We received a request to reset the password of your account. Choose a new one here:`,
      { button: 'Choose a new password', path },
      `The link works once and is good for one hour. Afterward you are signed out everywhere and sign in with the new password.`,
      `If you did not ask for this, you can ignore this email. Your password stays the same.`,
    ],
    reason: `You get this email because a password reset was requested at ${site.name} for this address.`,
  })

/** `path` links to the password reset, in case the owner did not make the change. */
export const passwordChanged = (site: MailSite, { firstName, path }: LinkMail): MailContent =>
  renderMail(site, {
    kind: 'password-changed',
    subject: `Your ${site.name} password was changed`,
    to: firstName,
    blocks: [
      `The password of your account has just been changed, and every device was signed out.`,
      `If that was you, there is nothing to do. If not, please choose a new password right away and write to us at ${site.contactEmail}.`,
      { button: 'Choose a new password', path },
    ],
    reason: `You get this email because the password of your ${site.name} account was changed.`,
  })

/** To the new address. */
export const confirmNewEmail = (site: MailSite, { firstName, path }: LinkMail): MailContent =>
  renderMail(site, {
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

/** To the current address, before anything changes. */
export const emailChangeRequested = (site: MailSite, { firstName, path }: LinkMail): MailContent =>
  renderMail(site, {
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

/** To the previous address. */
export const emailChanged = (site: MailSite, { firstName }: Recipient): MailContent =>
  renderMail(site, {
    kind: 'email-changed',
    subject: `The email address of your ${site.name} account was changed`,
    to: firstName,
    blocks: [
      `Your account has a new email address, and this one no longer signs in to it.`,
      `If that was not you, please write to us at ${site.contactEmail} right away.`,
    ],
    reason: `You get this email because this was the address of your ${site.name} account.`,
  })

export const accountSuspended = (
  site: MailSite,
  { firstName, reason, until }: Recipient & { reason: string; until: string | null },
): MailContent =>
  renderMail(site, {
    kind: 'account-suspended',
    subject: `Your ${site.name} account is suspended`,
    to: firstName,
    blocks: [
      until === null
        ? `Your account is suspended. The reason:`
        : `Your account is suspended until ${until}. The reason:`,
      { quote: reason },
      `Meanwhile you cannot sign in, and your listings and reviews are hidden. Nothing is deleted.`,
      `If you think that this is a mistake, please write to us at ${site.contactEmail}.`,
    ],
    reason: `You get this email because this is the address of your ${site.name} account.`,
  })

export const accountRestored = (site: MailSite, { firstName }: Recipient): MailContent =>
  renderMail(site, {
    kind: 'account-restored',
    subject: `Your ${site.name} account is open again`,
    to: firstName,
    blocks: [
      `The suspension of your account has ended. You can sign in again, and your listings and reviews are back as they were.`,
      { button: 'Sign in', path: '/api/login' },
    ],
    reason: `You get this email because this is the address of your ${site.name} account.`,
  })

import { letter, type MailContent } from './letter.ts'
import type { MailSite } from './mail-site.ts'

/** To the new address. `path` has the token. */
export function confirmNewEmail(
  site: MailSite,
  { firstName, path }: { firstName: string | null; path: string },
): MailContent {
  return letter(site, {
    kind: 'confirm-new-email',
    subject: `Please confirm your new email address for ${site.name}`,
    to: firstName,
    blocks: [
      `You asked to use this address for your account. One click confirms that it is yours; until then, the old address stays.`,
      { button: 'Use this address', path },
      `The link works once and is good for one day.`,
      `If you did not ask for this, you do not need to do anything.`,
    ],
    reason: `You get this mail because this address was entered as the new address of a ${site.name} account.`,
  })
}

/** To the current address, before anything changes. */
export function emailChangeRequested(
  site: MailSite,
  { firstName, path }: { firstName: string | null; path: string },
): MailContent {
  return letter(site, {
    kind: 'email-change-requested',
    subject: `A new email address for your ${site.name} account`,
    to: firstName,
    blocks: [
      `A change of your account's email address was requested just now. It happens when the link that we sent to the new address is opened.`,
      `If that was you, all is well. If it was not, please change your password right away and write to us at ${site.contactEmail}.`,
      { button: 'Open your settings', path },
    ],
    reason: `You get this mail because this is the address of your ${site.name} account.`,
  })
}

/** To the previous address. */
export function emailChanged(site: MailSite, { firstName }: { firstName: string | null }): MailContent {
  return letter(site, {
    kind: 'email-changed',
    subject: `The email address of your ${site.name} account was changed`,
    to: firstName,
    blocks: [
      `Your account has a new email address, and this one no longer signs in to it.`,
      `If that was not you, please write to us at ${site.contactEmail} right away.`,
    ],
    reason: `You get this mail because this was the address of your ${site.name} account.`,
  })
}

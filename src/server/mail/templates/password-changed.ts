import type { MailSite } from './mail-site.ts'
import { type MailContent, renderMail } from './render-mail.ts'

/** `path` asks for a new password, in case the change was not the owner's. */
export function passwordChanged(
  site: MailSite,
  { firstName, path }: { firstName: string | null; path: string },
): MailContent {
  return renderMail(site, {
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
}

import type { MailSite } from './mail-site.ts'
import { type MailContent, renderMail } from './render-mail.ts'

export function resetPassword(
  site: MailSite,
  { firstName, path, goodFor = 'one hour' }: { firstName: string | null; path: string; goodFor?: string },
): MailContent {
  return renderMail(site, {
    kind: 'reset-password',
    subject: `Choose a new password for ${site.name}`,
    to: firstName,
    blocks: [
      `We received a request to reset the password of your account. Choose a new one here:`,
      { button: 'Choose a new password', path },
      `The link works once and is good for ${goodFor}. Afterward you are signed out everywhere and sign in with the new password.`,
      `If you did not ask for this, you can ignore this email. Your password stays the same.`,
    ],
    reason: `You get this email because a password reset was requested at ${site.name} for this address.`,
  })
}

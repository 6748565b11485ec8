import { letter, type MailContent } from './letter.ts'
import type { MailSite } from './mail-site.ts'

export function resetPassword(
  site: MailSite,
  { firstName, path, goodFor = 'one hour' }: { firstName: string | null; path: string; goodFor?: string },
): MailContent {
  return letter(site, {
    kind: 'reset-password',
    subject: `Choose a new password for ${site.name}`,
    to: firstName,
    blocks: [
      `Somebody, hopefully you, asked for a new password for your account. Choose one here:`,
      { button: 'Choose a new password', path },
      `The link works once and is good for ${goodFor}. When you have chosen, you will be signed out everywhere, and you sign in with the new password.`,
      `If you did not ask for this, you can leave this mail be. Your password stays as it is.`,
    ],
    reason: `You get this mail because a new password was asked for at ${site.name} for this address.`,
  })
}

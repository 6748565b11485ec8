import { letter, type MailContent } from './letter.ts'
import type { MailSite } from './mail-site.ts'

export function verifyEmail(
  site: MailSite,
  { firstName, path }: { firstName: string | null; path: string },
): MailContent {
  return letter(site, {
    kind: 'verify-email',
    subject: `Please confirm your e-mail address for ${site.name}`,
    to: firstName,
    blocks: [
      `Welcome to ${site.name}! It is good to have you here. One click confirms that this address is yours, so that we can reach you when something happens with your listings, and so that nobody else can use it.`,
      { button: 'Confirm my e-mail address', path },
      `You can look around, save, review and submit in the meantime; nothing waits for this.`,
      `If you did not sign up, you need not do anything. Without that click the address stays unconfirmed.`,
    ],
    reason: `You get this mail because somebody signed up at ${site.name} with this address.`,
  })
}

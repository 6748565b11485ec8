import type { MailSite } from './mail-site.ts'
import { type MailContent, renderMail } from './render-mail.ts'

export function verifyEmail(
  site: MailSite,
  { firstName, path }: { firstName: string | null; path: string },
): MailContent {
  return renderMail(site, {
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
}

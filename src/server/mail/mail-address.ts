import addressparser from 'nodemailer/lib/addressparser'
import { headerText } from './header-text.ts'

export interface MailSender {
  name: string
  address: string
}

/** `Name <name@example.org>` or a bare address; null when it is neither. */
export function parseMailSender(value: string, fallbackName: string): MailSender | null {
  const [parsed, ...more] = addressparser(headerText(value), { flatten: true })
  if (!parsed?.address || more.length > 0 || !isMailAddress(parsed.address)) return null
  return { name: headerText(parsed.name || fallbackName), address: parsed.address }
}

/** Stricter than the standard: quoted local parts, comments and lists can turn one address into two. */
export function isMailAddress(value: string): boolean {
  return value.length <= 254 && /^[^\s\p{C}@<>()[\],;:\\"]+@[^\s\p{C}@<>()[\],;:\\"]+$/u.test(value)
}

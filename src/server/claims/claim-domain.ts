import type { Values } from '#shared/listings/define-kind.ts'

/** Anyone can get an address here, so it proves nothing. */
const publicMailDomains = new Set(
  (
    'gmail.com googlemail.com yahoo.com ymail.com hotmail.com outlook.com live.com msn.com aol.com icloud.com me.com ' +
    'mac.com proton.me protonmail.com pm.me gmx.com gmx.net mail.com zoho.com yandex.com comcast.net att.net verizon.net ' +
    'sbcglobal.net pacbell.net cox.net earthlink.net fastmail.com hey.com tutanota.com'
  ).split(' '),
)

/**
 * Whether the address is at the listing's own domain: the host of its website or contact address, or a parent of that host
 * such as `ridge.org` of `camps.ridge.org`.
 */
export const isOwnDomain = (email: string, values: Values): boolean => {
  const domain = domainOf(email)
  if (!domain.includes('.') || publicMailDomains.has(domain)) return false
  return hostsOf(values).some((host) => host === domain || host.endsWith(`.${domain}`))
}

/** The accepted domains, for the error message; empty without a website or contact address. */
export const ownDomainsOf = (values: Values): string[] => [
  ...new Set(hostsOf(values).filter((host) => !publicMailDomains.has(host))),
]

export const contactEmailOf = (values: Values): string | null =>
  textOf(values.email) ?? textOf(values.organizerEmail)

const hostsOf = (values: Values): string[] => {
  const contact = contactEmailOf(values)
  return [hostOf(textOf(values.website)), contact && domainOf(contact)].flatMap((host) => host || [])
}

const hostOf = (url: string | null): string | null => {
  try {
    return url === null ? null : new URL(url).hostname.toLowerCase().replace(/^www\./, '')
  } catch {
    return null
  }
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

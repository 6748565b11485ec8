export interface MailSite {
  name: string
  /** `PUBLIC_URL`. Links never use the Host header, which an attacker could set. */
  publicUrl: string
  contactEmail: string
}

export function siteLink({ publicUrl }: MailSite, path: string): string {
  const base = new URL(publicUrl)
  const link = new URL(`${base.pathname.replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`, base.origin)
  return link.href
}

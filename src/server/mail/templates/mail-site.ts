/** Who the mails come from, as configured. */
export interface MailSite {
  name: string
  /** `PUBLIC_URL`. Links never take their host from a request: that is how a reset link is lured to a stranger. */
  publicUrl: string
  contactEmail: string
}

/** An absolute link to one of our own pages. */
export function siteLink({ publicUrl }: MailSite, path: string): string {
  const base = new URL(publicUrl)
  const link = new URL(`${base.pathname.replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`, base.origin)
  return link.href
}

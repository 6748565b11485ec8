import type { SiteConfig } from '#shared/contract/site.ts'

/**
 * What stands in a prerendered page for a value of the configuration. The addresses have the shape of addresses, because
 * pages look for that shape to make links of them.
 */
export const siteTokens: SiteConfig = {
  siteName: '__siteName__',
  companyName: '__companyName__',
  contactEmail: '__contactEmail__@token.invalid',
  privacyEmail: '__privacyEmail__@token.invalid',
  publicUrl: 'https://token.invalid',
  oidcLabel: null,
  contentProtection: true,
  tileUrl: '',
  tileAttribution: '',
}

/** Puts the configuration in the place of its tokens, as text that may stand in HTML, in attributes too. */
export function fillSiteTokens(html: string, site: SiteConfig) {
  return filled.reduce((text, key) => text.replaceAll(siteTokens[key], () => escapeHtml(site[key])), html)
}

const filled = ['siteName', 'companyName', 'contactEmail', 'privacyEmail', 'publicUrl'] as const

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

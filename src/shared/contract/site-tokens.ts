import type { SiteConfig } from '#shared/contract/site.ts'

/**
 * Placeholders for configuration values in prerendered pages. Placeholders of addresses are valid addresses, because pages turn
 * addresses into links.
 */
export const siteTokens: SiteConfig = {
  siteName: '__siteName__',
  companyName: '__companyName__',
  contactEmail: '__contactEmail__@token.invalid',
  privacyEmail: '__privacyEmail__@token.invalid',
  publicUrl: 'https://token.invalid',
  oidcLabel: null,
  contentProtection: true,
  publicBrowsing: true,
  embedOrigins: [],
  tileUrl: '',
  tileAttribution: '',
}

/** Replaces the tokens with the configuration, escaped for HTML text and attributes. */
export function fillSiteTokens(html: string, site: SiteConfig) {
  return filledKeys.reduce((text, key) => text.replaceAll(siteTokens[key], () => escapeHtml(site[key])), html)
}

const filledKeys = ['siteName', 'companyName', 'contactEmail', 'privacyEmail', 'publicUrl'] as const

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

import type { Config } from '#server/config.ts'
import type { SiteConfig } from '#shared/contract/site.ts'

/** Public settings, listed one by one so that a new setting stays private. */
export function siteConfigOf(config: Config): SiteConfig {
  return {
    siteName: config.siteName,
    companyName: config.companyName,
    contactEmail: config.contactEmail,
    privacyEmail: config.privacyEmail,
    publicUrl: config.publicUrl,
    oidcLabel: config.oidc?.label ?? null,
    contentProtection: config.contentProtection,
    publicBrowsing: config.publicBrowsing,
    embedOrigins: config.embedOrigins,
    tileUrl: config.tiles.url,
    tileAttribution: config.tiles.attribution,
  }
}

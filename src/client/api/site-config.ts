import type { SiteConfig } from '#shared/contract/site.ts'

let config: SiteConfig | undefined

/**
 * The server embeds it in the page. Only the type is imported from the contract: the schema would pull zod into the first
 * load.
 */
export function siteConfig(): SiteConfig {
  config ??= JSON.parse(document.getElementById('site-config')?.textContent ?? '{}') as SiteConfig
  return config
}

/** For prerendering, where there is no document. */
export function provideSiteConfig(value: SiteConfig) {
  config = value
}

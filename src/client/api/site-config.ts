import type { SiteConfig } from '#shared/contract/site.ts'

let config: SiteConfig | undefined

/**
 * What the server wrote into this page. Only the type comes from the contract: its schema would bring the
 * validator into the first load of every page, and the server has already applied it.
 */
export function siteConfig(): SiteConfig {
  config ??= JSON.parse(document.getElementById('site-config')?.textContent ?? '{}') as SiteConfig
  return config
}

/** For prerendering, where there is no page to read from yet. */
export function provideSiteConfig(given: SiteConfig) {
  config = given
}

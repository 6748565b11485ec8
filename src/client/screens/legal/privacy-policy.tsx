import { siteConfig } from '#client/api/site-config.ts'
import { privacy } from '#shared/reference/legal/privacy.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPolicy() {
  return <LegalPage document={privacy(siteConfig())} />
}

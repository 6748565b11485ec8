import { siteConfig } from '#client/api/site-config.ts'
import { terms } from '#shared/reference/legal/terms.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsOfUse() {
  return <LegalPage document={terms(siteConfig())} />
}

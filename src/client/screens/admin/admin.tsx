import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { AccessDenied } from '#client/features/moderation/access-denied.tsx'
import { SecondFactorNeeded } from '#client/features/moderation/second-factor-needed.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Loading } from '#client/ui/loading.tsx'
import { isAdmin } from '#shared/rules/permissions.ts'
import { Dashboard } from './dashboard.tsx'

export function Admin() {
  usePageTitle('Admin Dashboard', siteConfig().siteName)
  const user = useCurrentUser()
  if (user === undefined) return <Loading />
  if (!isAdmin(user)) return <AccessDenied />
  return user?.needsSecondFactor ? <SecondFactorNeeded /> : <Dashboard />
}

import { useLocation } from 'wouter'
import { useCurrentUser } from '#client/api/session.ts'
import { signInPath } from '#client/api/sign-in-path.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { DigestSwitch } from '#client/features/moderation/digest-switch.tsx'
import { AccountInformation } from '#client/features/settings/account-information.tsx'
import { AvatarCard } from '#client/features/settings/avatar-card.tsx'
import { ChangeEmail } from '#client/features/settings/change-email.tsx'
import { ChangePassword } from '#client/features/settings/change-password.tsx'
import { ContributionsCard } from '#client/features/settings/contributions-card.tsx'
import { PersonalInformation } from '#client/features/settings/personal-information.tsx'
import { SettingsCard } from '#client/features/settings/settings-card.tsx'
import { SignOutEverywhere } from '#client/features/settings/sign-out-everywhere.tsx'
import { YourData } from '#client/features/settings/your-data.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'

export function Settings() {
  usePageTitle('Settings', siteConfig().siteName)
  const user = useCurrentUser()
  return (
    <div className="container-page flex flex-1 flex-col gap-6 pt-8 sm:pt-10">
      <header>
        <h1 className="text-3xl">Settings</h1>
        <p className="mt-1.5 text-ink-soft">Manage your profile, account and data.</p>
      </header>
      {user ? (
        <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className="flex flex-col gap-6">
            <AvatarCard user={user} />
            <ContributionsCard />
            <AccountInformation user={user} />
            {user.wantsDigest === undefined ? null : (
              <SettingsCard title="Moderation">
                <DigestSwitch wantsDigest={user.wantsDigest} />
              </SettingsCard>
            )}
          </div>
          <div className="flex flex-col gap-6">
            <PersonalInformation user={user} />
            {user.hasPassword ? <ChangeEmail email={user.email} /> : null}
            <ChangePassword user={user} />
            <SignOutEverywhere />
            <YourData user={user} />
          </div>
        </div>
      ) : (
        <SignInRequired />
      )}
    </div>
  )
}

/** Shown when the session expires while the page is open. */
function SignInRequired() {
  const [path] = useLocation()
  return (
    <Card className="self-center">
      <EmptyState
        title="Sign in required"
        description="Your session has ended. Please sign in to see your settings."
        action={
          <LinkButton href={signInPath(path)} fullPage>
            Sign In
          </LinkButton>
        }
      />
    </Card>
  )
}

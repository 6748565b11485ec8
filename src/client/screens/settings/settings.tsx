import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useCalendarAddress } from '#client/api/calendar-address.ts'
import { useDevices } from '#client/api/devices.ts'
import { useMailSettings } from '#client/api/mail-settings.ts'
import { usePasskeys } from '#client/api/passkeys.ts'
import { usePreferences } from '#client/api/preferences.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { signInPath } from '#client/api/sign-in-path.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { useTotp } from '#client/api/totp.ts'
import { MailSettingsForm } from '#client/features/mail-settings/mail-settings-form.tsx'
import { DigestSwitch } from '#client/features/moderation/digest-switch.tsx'
import { PreferencesForm } from '#client/features/preferences/preferences-form.tsx'
import { useRecentSignIn } from '#client/features/session/use-recent-sign-in.tsx'
import { AccountInformation } from '#client/features/settings/account-information.tsx'
import { AvatarCard } from '#client/features/settings/avatar-card.tsx'
import { ChangeEmail } from '#client/features/settings/change-email.tsx'
import { ChangePassword } from '#client/features/settings/change-password.tsx'
import { ContributionsCard } from '#client/features/settings/contributions-card.tsx'
import { PersonalInformation } from '#client/features/settings/personal-information.tsx'
import { PrivateCalendar } from '#client/features/settings/private-calendar.tsx'
import { SettingsCard } from '#client/features/settings/settings-card.tsx'
import { SignOutEverywhere } from '#client/features/settings/sign-out-everywhere.tsx'
import { YourData } from '#client/features/settings/your-data.tsx'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { useLeaveGuard } from '#client/lib/use-leave-guard.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Card } from '#client/ui/card.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Account } from '#shared/contract/users.ts'

/** Lazy: it includes QR codes, and few users set it up. */
const twoStep = lazyScreen(
  async () => (await import('#client/features/second-factor/two-step-sign-in.tsx')).TwoStepSignIn,
)

export function Settings() {
  usePageTitle('Settings', siteConfig().siteName)
  const user = useCurrentUser()
  const [isProfileDirty, setProfileDirty] = useState(false)
  const [isForYouDirty, setForYouDirty] = useState(false)
  const leaving = useLeaveGuard(isProfileDirty || isForYouDirty)
  return (
    <div className="container-page flex flex-1 flex-col gap-6 pt-8 sm:pt-10">
      <header>
        <h1 className="text-3xl">Settings</h1>
        <p className="mt-1.5 text-ink-soft">Manage your profile, account and data.</p>
      </header>
      {user ? (
        <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className="top-22 flex flex-col gap-6 lg:[@media(height>=60rem)]:sticky">
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
            <PersonalInformation user={user} onDirtyChange={setProfileDirty} />
            <LoadedCards user={user} onDirtyChange={setForYouDirty} />
          </div>
        </div>
      ) : (
        <SignInRequired />
      )}
      <ConfirmDialog
        open={leaving.isAsking}
        onOpenChange={(isOpen) => isOpen || leaving.stay()}
        title="Leave without saving?"
        description="Your changes on this page will be lost."
        action="Leave"
        onConfirm={leaving.leave}
      />
    </div>
  )
}

interface LoadedCardsProps {
  user: Account
  onDirtyChange: (isDirty: boolean) => void
}

/** Shown together, because each would move the cards below it when its content arrives. */
function LoadedCards({ user, onDirtyChange }: LoadedCardsProps) {
  const [hasTwoStep, setHasTwoStep] = useState(false)
  const loads = [
    usePreferences(),
    useMailSettings(),
    useCalendarAddress(),
    useTotp(),
    usePasskeys(),
    useDevices(),
  ]
  const areLoaded = hasTwoStep && loads.every(({ isPending }) => !isPending)
  return (
    <>
      {areLoaded ? null : <Skeleton className="h-dvh" />}
      <div className={areLoaded ? 'contents' : 'hidden'}>
        <ForYou onDirtyChange={onDirtyChange} />
        <Emails email={user.email} />
        <PrivateCalendar />
        {user.hasPassword ? <ChangeEmail email={user.email} /> : null}
        <ChangePassword user={user} />
        <TwoStep onShown={setHasTwoStep} />
        <SignOutEverywhere />
        <YourData user={user} />
      </div>
    </>
  )
}

function ForYou({ onDirtyChange }: { onDirtyChange: (isDirty: boolean) => void }) {
  const { data, isError, refetch } = usePreferences()
  return (
    <SettingsCard
      title="For You"
      description="What Home and its suggestions know about you. Every answer is optional."
    >
      {isError ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch your answers"
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <PreferencesForm preferences={data} submitLabel="Save Answers" onDirtyChange={onDirtyChange} />
      ) : null}
      {data || isError ? null : <Skeleton className="h-96" />}
    </SettingsCard>
  )
}

function TwoStep({ onShown }: { onShown: (isShown: boolean) => void }) {
  const recentSignIn = useRecentSignIn()
  return (
    <SettingsCard
      title="Two-step sign-in"
      description="After the first step, sign-in asks for a code from an app on your phone, or for a passkey. A passkey also signs you in on its own."
    >
      <Suspense>
        <twoStep.Screen run={recentSignIn.run} />
        <OnShown onShown={onShown} />
      </Suspense>
      {recentSignIn.dialog}
    </SettingsCard>
  )
}

/** Reports when its sibling inside Suspense has loaded. */
function OnShown({ onShown }: { onShown: (isShown: boolean) => void }) {
  useEffect(() => onShown(true), [onShown])
  return null
}

function Emails({ email }: { email: string }) {
  const { data, isError, refetch } = useMailSettings()
  return (
    <SettingsCard
      title="Emails"
      description="You choose what we send. Every email has a link that turns it off."
    >
      {isError ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch your email settings"
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? <MailSettingsForm settings={data} email={email} /> : null}
      {data || isError ? null : <Skeleton className="h-40" />}
    </SettingsCard>
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

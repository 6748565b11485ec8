import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { PasskeyButton } from '#client/features/account/passkey-button.tsx'
import { SecondStepForm } from '#client/features/account/second-step-form.tsx'
import { SignInForm } from '#client/features/account/sign-in-form.tsx'
import { SignUpForm } from '#client/features/account/sign-up-form.tsx'
import { clearFirstVisit } from '#client/lib/first-visit.ts'
import { Alert } from '#client/ui/alert.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/tabs.tsx'
import { signInErrors } from '#shared/contract/auth.ts'
import { factorMethods } from '#shared/contract/second-factor.ts'
import { safeReturnTo } from '#shared/rules/return-to.ts'
import { SignInFrame } from './sign-in-frame.tsx'

/** Both forms end with a full page load of the return URL. */
export function SignIn() {
  const { siteName, oidcLabel, contactEmail } = siteConfig()
  const user = useCurrentUser()
  const [search, setSearch] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo'))
  const tab = search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in'
  const code = search.get('error') as keyof typeof signInErrors
  const problem = signInErrors[code]
  const methods = factorMethods.filter((method) => search.get('secondStep')?.split(',').includes(method))
  const leave = () => window.location.assign(returnTo)

  useEffect(clearFirstVisit, [])
  useEffect(() => {
    if (user) window.location.replace(returnTo)
  }, [user, returnTo])
  if (user) return <Loading />

  const chooseTab = (chosen: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('error')
        after.set('tab', chosen)
        return after
      },
      { replace: true },
    )

  // The provider redirects here if the account has a second factor (docs/product.md 15.17).
  if (methods.length > 0)
    return (
      <SignInFrame title={`Sign in to ${siteName}`}>
        <SecondStepForm
          methods={methods}
          onDone={leave}
          onBack={() => setSearch({ returnTo }, { replace: true })}
        />
      </SignInFrame>
    )

  return (
    <SignInFrame title={tab === 'sign-up' ? `Join ${siteName}` : `Sign in to ${siteName}`}>
      {problem ? (
        <Alert tone="danger">{code === 'account-suspended' ? `${problem} ${contactEmail}.` : problem}</Alert>
      ) : null}
      <Tabs value={tab} onValueChange={chooseTab}>
        <TabList>
          <Tab value="sign-in">Sign In</Tab>
          <Tab value="sign-up">Sign Up</Tab>
        </TabList>
        <TabPanel value="sign-in">
          <SignInForm onDone={leave} />
        </TabPanel>
        <TabPanel value="sign-up">
          <SignUpForm onDone={leave} />
        </TabPanel>
      </Tabs>
      {tab === 'sign-in' || oidcLabel ? (
        <div className="mt-6 flex flex-col gap-6">
          <Or />
          {tab === 'sign-in' ? <PasskeyButton onDone={leave} /> : null}
          {oidcLabel ? <ContinueWith label={oidcLabel} returnTo={returnTo} /> : null}
        </div>
      ) : null}
    </SignInFrame>
  )
}

function Or() {
  return (
    <div className="flex items-center gap-4 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </div>
  )
}

function ContinueWith({ label, returnTo }: { label: string; returnTo: string }) {
  return (
    <LinkButton
      fullPage
      variant="secondary"
      size="lg"
      href={`/api/login/oidc?${new URLSearchParams({ returnTo })}`}
    >
      Continue with {label}
    </LinkButton>
  )
}

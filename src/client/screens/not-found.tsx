import { useLocation, useSearch } from 'wouter'
import { useCurrentUser } from '#client/api/session.ts'
import { signInPath } from '#client/api/sign-in-path.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { publicCounterpartOf } from './public-counterpart.ts'

export function NotFound() {
  const user = useCurrentUser()
  const [path] = useLocation()
  const search = useSearch()
  const publicHref = !user && siteConfig().publicBrowsing ? publicCounterpartOf(path, search) : null
  usePageTitle('404 Page Not Found', siteConfig().siteName)
  return (
    <div className="container-page flex flex-1 flex-col items-center justify-center py-16 text-center">
      <div className="w-60">
        <Signpost />
      </div>
      <h1 className="mt-6 text-3xl">404 Page Not Found</h1>
      <p className="mt-3 font-mono text-sm text-ink-faint">Did you forget to add the page to the router?</p>
      {user ? null : (
        <p className="mt-4 max-w-md text-ink-soft">
          Most of the directory opens once you are signed in. We will bring you straight back here.
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {publicHref ? (
          <LinkButton href={publicHref} fullPage>
            See it without an account
          </LinkButton>
        ) : null}
        {user ? null : (
          <LinkButton
            href={signInPath(search ? `${path}?${search}` : path)}
            fullPage
            variant={publicHref ? 'secondary' : 'primary'}
          >
            Sign In
          </LinkButton>
        )}
        <LinkButton href="/" variant={user ? 'primary' : 'secondary'}>
          Go to the home page
        </LinkButton>
      </div>
    </div>
  )
}

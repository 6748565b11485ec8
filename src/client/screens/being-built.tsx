import { useLocation } from 'wouter'
import { siteConfig } from '#client/api/site-config.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { UnfinishedCairn } from '#client/ui/art/unfinished-cairn.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'

/** Says plainly that a page is on its way. It goes when the last of these pages is there. */
export function BeingBuilt() {
  const [path] = useLocation()
  const title = titles[path] ?? 'This page'
  usePageTitle(title, siteConfig().siteName)
  return (
    <div className="container-page flex flex-1 flex-col items-center justify-center py-16 text-center">
      <div className="w-48">
        <UnfinishedCairn />
      </div>
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="mt-3 max-w-md text-ink-soft">We are still building this page. It will open here soon.</p>
      <LinkButton href="/" variant="secondary" className="mt-8">
        Back to the start page
      </LinkButton>
    </div>
  )
}

const titles: Record<string, string> = {
  '/tutoring-providers': 'Tutoring Providers',
  '/summer-camps': 'Summer Camps',
  '/internships': 'Internships',
  '/jobs': 'Jobs',
  '/events': 'Community Events',
  '/guides': 'Planning Guides',
  '/submit-listing': 'List Your Service',
  '/bookmarks': 'Saved Items',
  '/settings': 'Settings',
  '/admin': 'Admin Dashboard',
}

import { siteConfig } from '#client/api/site-config.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { UnfinishedCairn } from '#client/ui/art/unfinished-cairn.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { browseListPath } from '#shared/listings/browse-paths.ts'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { goneTitle, missingTitle } from './browse-titles.ts'

/** For removed listings and unknown public pages. Signing in would not help; another list might. */
export function Missing({ isGone, kind }: { isGone: boolean; kind: Kind | null }) {
  usePageTitle(isGone ? goneTitle : missingTitle, siteConfig().siteName)
  const label = kind ? kindOf(kind).names.label.toLowerCase() : 'listing'
  return (
    <div className="container-page flex flex-1 flex-col items-center justify-center py-16 text-center">
      <div className={isGone ? 'w-40' : 'w-60'}>{isGone ? <UnfinishedCairn /> : <Signpost />}</div>
      <h1 className="mt-6 text-3xl">{isGone ? `This ${label} is no longer available` : missingTitle}</h1>
      {isGone ? null : (
        <p className="mt-3 font-mono text-sm text-ink-faint">Did you forget to add the page to the router?</p>
      )}
      <p className="mt-3 max-w-md text-ink-soft">
        {isGone
          ? 'It may have been removed.'
          : `The address may be mistyped, or the ${label} is not listed at the moment.`}
      </p>
      <a href={kind ? browseListPath(kind) : browseRoot} className={buttonStyle({ className: 'mt-8' })}>
        {kind ? `Browse ${kindOf(kind).names.plural.toLowerCase()}` : 'Browse the directory'}
      </a>
    </div>
  )
}

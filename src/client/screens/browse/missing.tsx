import { siteConfig } from '#client/api/site-config.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { UnfinishedCairn } from '#client/ui/art/unfinished-cairn.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { browseListPath } from '#shared/listings/browse-paths.ts'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { NotFound } from '../not-found.tsx'
import { goneTitle } from './browse-titles.ts'

/** For removed listings and unknown paths. */
export function Missing({ isGone, kind }: { isGone: boolean; kind: Kind | null }) {
  return isGone ? <Gone kind={kind} /> : <NotFound />
}

function Gone({ kind }: { kind: Kind | null }) {
  usePageTitle(goneTitle, siteConfig().siteName)
  const label = kind ? kindOf(kind).names.label.toLowerCase() : 'listing'
  return (
    <div className="container-page flex flex-1 flex-col items-center justify-center py-16 text-center">
      <div className="w-40">
        <UnfinishedCairn />
      </div>
      <h1 className="mt-6 text-3xl">This {label} is no longer available</h1>
      <p className="mt-3 text-ink-soft">It may have been removed.</p>
      <a href={kind ? browseListPath(kind) : browseRoot} className={buttonStyle({ className: 'mt-8' })}>
        {kind ? `Browse ${kindOf(kind).names.plural.toLowerCase()}` : 'Browse the directory'}
      </a>
    </div>
  )
}

import { X } from 'lucide-react'
import { useLocation } from 'wouter'
import { cx } from '#client/lib/cx.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { browseComparePath, parseBrowsePath } from '#shared/listings/browse-paths.ts'
import { comparePath, setCompareChoice, useCompareChoice } from './compare-choice.ts'

/** Pages that hide it. */
const hiddenAt: ReadonlySet<string> = new Set([
  '/compare',
  browseComparePath,
  '/settings',
  '/submit-listing',
  '/my-listings',
])

/** Sticky at the end of the page; in the flow, so that it never covers content permanently. */
export function CompareTray() {
  const [path] = useLocation()
  const choice = useCompareChoice()
  const count = choice.ids.length
  const target = parseBrowsePath(path)
  if (count === 0 || hiddenAt.has(path) || /^\/admin(\/|$)/.test(path)) return null
  return (
    <aside
      aria-label="Comparison"
      className={cx(
        'pointer-events-none sticky bottom-0 z-20 p-3 print:hidden',
        // Above the actions at the bottom of a listing's page.
        target?.page === 'listing' && 'max-sm:bottom-17',
      )}
    >
      <div className="pointer-events-auto mx-auto flex w-fit items-center gap-3 rounded-full border border-line bg-surface py-1.5 pr-1.5 pl-5 shadow-float">
        <p role="status" className="text-sm font-medium">
          {count === 1 ? 'Pick another to compare' : `${count} chosen`}
        </p>
        {count > 1 ? (
          <LinkButton href={comparePath(choice, target ? browseComparePath : '/compare')} size="sm">
            Compare {count}
          </LinkButton>
        ) : null}
        <IconButton label="Clear the comparison" onClick={() => setCompareChoice({ kind: null, ids: [] })}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  )
}

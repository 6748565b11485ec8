import { ChevronRight } from 'lucide-react'
import { browseListPath } from '#shared/listings/browse-paths.ts'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** Full page loads, because the server adds data to these pages. */
export function Breadcrumbs({ kind, current }: { kind: Kind; current?: string }) {
  const list = kindOf(kind).names.plural
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1">
        <li>
          <a href={browseRoot} className={linkStyle}>
            Browse
          </a>
        </li>
        <Separator />
        {current === undefined ? (
          <li aria-current="page" className="inline-flex min-h-9 items-center">
            {list}
          </li>
        ) : (
          <>
            <li>
              <a href={browseListPath(kind)} className={linkStyle}>
                {list}
              </a>
            </li>
            {/* On phones the title is right below. */}
            <Separator className="max-sm:hidden" />
            <li aria-current="page" className="inline-flex min-h-9 min-w-0 items-center max-sm:hidden">
              <span className="line-clamp-1 wrap-anywhere">{current}</span>
            </li>
          </>
        )}
      </ol>
    </nav>
  )
}

const linkStyle = 'inline-flex min-h-9 items-center underline-offset-4 hover:text-ink hover:underline'

function Separator({ className }: { className?: string }) {
  return (
    <li aria-hidden="true" className={className}>
      <ChevronRight className="size-4 text-ink-faint" />
    </li>
  )
}

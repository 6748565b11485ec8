import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Milestone } from '#shared/reference/guide/types.ts'
import { type StepListing, stepListingHref } from './step-listings.ts'

interface StepFooterProps {
  listings: readonly StepListing[]
  previous: Milestone | undefined
  next: Milestone | undefined
  /** Called when a neighboring step is chosen. */
  onLeave: () => void
}

/** Links to matching lists and to the neighboring steps. */
export function StepFooter({ listings, previous, next, onLeave }: StepFooterProps) {
  return (
    <div className="flex flex-col gap-8 print:hidden">
      <section aria-labelledby="guide-listings">
        <h3 id="guide-listings" className="text-lg">
          Listings that fit this step
        </h3>
        <ul className="mt-3 flex flex-wrap gap-2">
          {listings.map((listing) => (
            <li key={listing.label}>
              <Link
                href={stepListingHref(listing)}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm transition-colors hover:border-accent hover:text-accent md:min-h-9"
              >
                {listing.label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <nav
        aria-label="Steps before and after"
        className="grid gap-3 border-t border-line pt-6 sm:grid-cols-2"
      >
        {previous ? (
          <Neighbor step={previous} label="Previous" onLeave={onLeave}>
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0 text-accent" />
          </Neighbor>
        ) : null}
        {next ? (
          <Neighbor step={next} label="Next" onLeave={onLeave} isNext>
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
          </Neighbor>
        ) : null}
      </nav>
    </div>
  )
}

interface NeighborProps {
  step: Milestone
  label: string
  isNext?: boolean
  onLeave: () => void
  children: ReactNode
}

function Neighbor({ step, label, isNext = false, onLeave, children }: NeighborProps) {
  return (
    <Link
      href={`/guides?step=${step.id}`}
      onClick={onLeave}
      className={
        isNext
          ? 'flex items-center justify-end gap-3 rounded-lg border border-line px-4 py-3 text-right transition-colors hover:border-accent sm:col-start-2'
          : 'flex items-center gap-3 rounded-lg border border-line px-4 py-3 transition-colors hover:border-accent'
      }
    >
      {isNext ? null : children}
      <span>
        <span className="block text-xs text-ink-soft">{label}</span>
        <span className="font-medium">{step.title}</span>
      </span>
      {isNext ? children : null}
    </Link>
  )
}

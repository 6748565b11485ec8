import type { CommunityEvent } from '#client/api/events.ts'
import { SectionHeading } from '#client/features/listings/detail/section-heading.tsx'
import { Tags } from '#client/features/listings/detail/tag-groups.tsx'
import { RichText } from '#client/ui/rich-text.tsx'

export function EventAbout({ event }: { event: CommunityEvent }) {
  return (
    <>
      <section aria-label="About" className="flex min-w-0 flex-col gap-4">
        <div>
          <SectionHeading>About</SectionHeading>
          {event.description ? (
            <RichText text={event.description} className="text-breaks max-w-prose text-ink-soft" />
          ) : (
            <p className="text-ink-faint">No description provided</p>
          )}
        </div>
        {event.specialInstructions ? (
          <div className="text-breaks rounded-md bg-accent-soft px-4 py-3 text-sm">
            <p className="mb-1 font-semibold">Special instructions</p>
            <RichText text={event.specialInstructions} className="text-ink-soft" />
          </div>
        ) : null}
      </section>
      <Tags label="Categories" tags={event.categories} />
    </>
  )
}

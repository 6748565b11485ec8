import type { CommunityEvent } from '#client/api/events.ts'
import { Badge } from '#client/ui/badge.tsx'
import { RichText } from '#client/ui/rich-text.tsx'

export function EventAbout({ event }: { event: CommunityEvent }) {
  return (
    <section aria-label="About" className="flex min-w-0 flex-col gap-6 wrap-anywhere">
      <div>
        <h3 className="mb-2 text-lg">About</h3>
        {event.description ? (
          <RichText text={event.description} className="text-ink-soft" />
        ) : (
          <p className="text-ink-faint">No description provided</p>
        )}
      </div>
      {event.specialInstructions ? (
        <div className="rounded-md bg-accent-soft px-4 py-3">
          <h3 className="mb-1 text-base">Special instructions</h3>
          <RichText text={event.specialInstructions} className="text-sm text-ink-soft" />
        </div>
      ) : null}
      <Words title="Categories" words={event.categories} />
      <Words title="Target audience" words={event.targetAudience} />
    </section>
  )
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-lg">{title}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word}>
            <Badge>{word}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { X } from 'lucide-react'
import { moveFocusAway } from '#client/lib/move-focus.ts'

/** A removable value. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        moveFocusAway(currentTarget)
        onRemove()
      }}
      aria-label={`Remove ${label}`}
      className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-accent-soft py-1 pr-2.5 pl-3.5 text-sm font-medium text-accent transition-colors hover:bg-accent hover:text-on-accent md:min-h-8"
    >
      <span className="truncate">{label}</span>
      <X className="size-3.5 shrink-0" aria-hidden="true" />
    </button>
  )
}

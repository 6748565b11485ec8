import { ChevronRight } from 'lucide-react'

/** Groups unstated fields, so that they do not interrupt the stated ones. */
export function NotStated({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <details className="group rounded-lg border border-line px-4 text-sm">
      <summary className="-mx-4 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-4 text-ink-soft select-none [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        Not stated by the provider ({labels.length})
      </summary>
      <dl className="border-t border-line py-2.5">
        {labels.map((label) => (
          <div key={label} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 py-1 pl-6">
            <dt className="text-ink-faint">{label}</dt>
            <dd className="text-ink-faint">Not specified</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

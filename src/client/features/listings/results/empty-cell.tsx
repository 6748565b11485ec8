/** A dash for sighted users, text for screen readers. */
export function EmptyCell({ label = 'Not specified' }: { label?: string }) {
  return (
    <span className="text-ink-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** A dash for sighted users, text for screen readers. */
export function EmptyCell({ words = 'Not specified' }: { words?: string }) {
  return (
    <span className="text-ink-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

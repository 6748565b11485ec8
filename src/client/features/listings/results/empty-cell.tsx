/** A cell without a value: a dash for the eye, words for readers. */
export function EmptyCell({ words = 'Not specified' }: { words?: string }) {
  return (
    <span className="text-ink-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

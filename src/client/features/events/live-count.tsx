import { useState } from 'react'

interface LiveCountProps {
  /** '12 events'; undefined while loading, which keeps the previous text. */
  count: string | undefined
  /** Appended to the count, such as the visible range. */
  rest?: string
}

/** A result count that screen readers announce when it changes. */
export function LiveCount({ count, rest = '' }: LiveCountProps) {
  const [settled, setSettled] = useState({ count: '', rest: '' })
  if (count !== undefined && (count !== settled.count || rest !== settled.rest)) setSettled({ count, rest })
  return (
    <p role="status" className="min-h-[1.6rem] text-sm text-ink-soft">
      <strong className="text-base font-semibold text-ink">{settled.count}</strong>
      {settled.rest}
    </p>
  )
}

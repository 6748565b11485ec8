import { useState } from 'react'

interface LiveCountProps {
  /** '12 events'; undefined while loading, which keeps the previous text. */
  count: string | undefined
  /** Appended to the count, such as the visible range. */
  detail?: string
}

/** A result count that screen readers announce when it changes. */
export function LiveCount({ count, detail = '' }: LiveCountProps) {
  const [shown, setShown] = useState({ count: '', detail: '' })
  if (count !== undefined && (count !== shown.count || detail !== shown.detail)) setShown({ count, detail })
  return (
    <p role="status" className="min-h-[1.6rem] text-sm text-ink-soft">
      <strong className="text-base font-semibold text-ink">{shown.count}</strong>
      {shown.detail}
    </p>
  )
}

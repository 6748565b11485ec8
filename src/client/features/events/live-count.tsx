import { useState } from 'react'

interface LiveCountProps {
  /** '12 events'; absent while the answer is on its way, until then the words before stay. */
  count: string | undefined
  /** What is to add, such as which of them are here. */
  rest?: string
}

/** How many there are, said aloud, politely, whenever it changes. */
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

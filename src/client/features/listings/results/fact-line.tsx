import { cx } from '#client/lib/cx.ts'
import { DottedText } from '#client/ui/dotted-text.tsx'
import type { DecidingFact } from '#shared/listings/deciding-facts.ts'

/** All other facts are clear without a label. */
const needsLabel: readonly DecidingFact['fact'][] = ['pay', 'cost']

interface FactLineProps {
  facts: readonly DecidingFact[]
  className?: string
}

/** '$22–28/hr · Ages 15+ · In-person', with the pay or cost in bold. */
export function FactLine({ facts, className }: FactLineProps) {
  if (facts.length === 0) return null
  const parts = facts.map(({ fact, label, text }) =>
    needsLabel.includes(fact) ? { text, label, show: inBold } : text,
  )
  return (
    <span className={cx('block wrap-anywhere', className)}>
      <DottedText parts={parts} />
    </span>
  )
}

const inBold = (text: string) => <strong className="font-semibold text-ink">{text}</strong>

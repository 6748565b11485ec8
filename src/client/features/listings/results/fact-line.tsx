import { cx } from '#client/lib/cx.ts'
import type { DecidingFact } from '#shared/listings/deciding-facts.ts'

/** Facts that say themselves what they are about need no label. */
const needsLabel: readonly DecidingFact['fact'][] = ['pay', 'cost']

/** 'Ages 15+' and 'In-person' stay on one line. */
const unbrokenLength = 20

interface FactLineProps {
  facts: readonly DecidingFact[]
  className?: string
}

/** '$22–28/hr · Ages 15+ · In-person', with what people pay or earn in bold. No line begins with a separator. */
export function FactLine({ facts, className }: FactLineProps) {
  if (facts.length === 0) return null
  return (
    <span className={cx('block text-pretty wrap-anywhere', className)}>
      {facts.map(({ fact, label, text }, index) => (
        <span key={fact}>
          <span className={cx(text.length <= unbrokenLength && 'whitespace-nowrap')}>
            {needsLabel.includes(fact) ? (
              <>
                <span className="sr-only">{label}: </span>
                <strong className="font-semibold text-ink">{text}</strong>
              </>
            ) : (
              text
            )}
          </span>
          {index < facts.length - 1 ? (
            <>
              <span className="whitespace-nowrap"> ·</span>{' '}
            </>
          ) : null}
        </span>
      ))}
    </span>
  )
}

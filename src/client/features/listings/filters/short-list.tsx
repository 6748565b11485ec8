import { type ReactNode, useState } from 'react'
import { Button } from '#client/ui/button.tsx'

/** How many lines fit in the collapsed list. */
const shortLength = 5

/** A long list starts collapsed and scrolls; 'Show all 22' expands it. */
export function ShortList({
  length,
  label,
  children,
}: {
  length: number
  label: string
  children: ReactNode
}) {
  const [isExpanded, setExpanded] = useState(false)
  if (length <= shortLength) return <div>{children}</div>
  return (
    <>
      <div className={isExpanded ? undefined : 'relative -mx-2 max-h-55 overflow-y-auto px-2 md:max-h-40'}>
        {children}
      </div>
      <Button
        variant="text"
        size="sm"
        className="px-0!"
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? 'Show fewer' : `Show all ${length}`}
        <span className="sr-only"> options: {label}</span>
      </Button>
    </>
  )
}

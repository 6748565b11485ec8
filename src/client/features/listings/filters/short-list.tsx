import { type ReactNode, useState } from 'react'
import { Button } from '#client/ui/button.tsx'

/** As many lines as fit in the short list. */
const shortLength = 5

/** A long list begins short and scrolls; 'Show all 22' opens it in full. */
export function ShortList({
  length,
  label,
  children,
}: {
  length: number
  label: string
  children: ReactNode
}) {
  const [isWhole, setWhole] = useState(false)
  if (length <= shortLength) return <div>{children}</div>
  return (
    <>
      <div className={isWhole ? undefined : 'relative -mx-2 max-h-55 overflow-y-auto px-2 md:max-h-40'}>
        {children}
      </div>
      <Button
        variant="text"
        size="sm"
        className="px-0!"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Show fewer' : `Show all ${length}`}
        <span className="sr-only"> {label.toLowerCase()}</span>
      </Button>
    </>
  )
}

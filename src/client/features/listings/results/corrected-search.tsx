import { Button } from '#client/ui/button.tsx'

interface CorrectedSearchProps {
  typed: string
  /** Undefined when the search was taken as typed. */
  corrected: string | undefined
  onExact: () => void
}

/** Says that other words were searched for, and offers the typed ones. */
export function CorrectedSearch({ typed, corrected, onExact }: CorrectedSearchProps) {
  if (corrected === undefined) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft wrap-anywhere">
      <span>
        Showing results for <strong className="font-semibold text-ink">{corrected}</strong>
      </span>
      <Button
        variant="text"
        size="sm"
        className="max-w-full px-0! text-left whitespace-normal"
        onClick={onExact}
      >
        Search for {typed} instead
      </Button>
    </p>
  )
}

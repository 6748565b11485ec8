import { Scale } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { Kind } from '#shared/listings/kinds.ts'
import { useCompareToggle } from './use-compare-toggle.ts'

interface CompareButtonProps {
  kind: Kind
  id: number
  /** In rows and cards, an icon that names the listing. */
  title?: string
}

/** Adds a listing to the comparison, also for visitors. `CompareMenuItem` replaces it in details on small screens. */
export function CompareButton({ kind, id, title }: CompareButtonProps) {
  const { isChosen, toggle } = useCompareToggle(kind, id)
  if (title !== undefined) {
    return (
      <IconButton
        label={`Compare ${title}`}
        aria-pressed={isChosen}
        onClick={toggle}
        className="relative z-1 aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        <Scale aria-hidden="true" />
      </IconButton>
    )
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isChosen}
      className="aria-pressed:text-accent max-lg:hidden"
      onClick={toggle}
    >
      <Scale aria-hidden="true" />
      Compare
    </Button>
  )
}

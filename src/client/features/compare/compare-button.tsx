import { Scale } from 'lucide-react'
import { useSignInGate } from '#client/lib/sign-in-gate.ts'
import { Button } from '#client/ui/button.tsx'
import { phoneIconStyle } from '#client/ui/button-style.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { toast } from '#client/ui/toast-store.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { maxChosen, toggleCompared, useCompareChoice } from './compare-choice.ts'

interface CompareButtonProps {
  kind: Kind
  id: number
  /** In rows and cards, an icon that names the listing. */
  title?: string
}

/** Picks a listing for the comparison. Visitors have none. */
export function CompareButton({ kind, id, title }: CompareButtonProps) {
  const chosen = useCompareChoice()
  if (useSignInGate() !== null) return null
  const isChosen = chosen.kind === kind && chosen.ids.includes(id)
  const toggle = () => {
    if (!toggleCompared(kind, id)) toast({ title: `You can compare up to ${maxChosen} at a time` })
  }
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
      className={`${phoneIconStyle} aria-pressed:text-accent`}
      onClick={toggle}
    >
      <Scale aria-hidden="true" />
      <span className="max-sm:sr-only">Compare</span>
    </Button>
  )
}

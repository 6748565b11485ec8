import { Scale } from 'lucide-react'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import type { Kind } from '#shared/listings/kinds.ts'
import { useCompareToggle } from './use-compare-toggle.ts'

/** Replaces `CompareButton` on small screens, where the action row has no space for it. */
export function CompareMenuItem({ kind, id }: { kind: Kind; id: number }) {
  const { isChosen, toggle } = useCompareToggle(kind, id)
  return (
    <DropdownMenuItem className="lg:hidden" onSelect={toggle}>
      <Scale aria-hidden="true" />
      {isChosen ? 'Remove from the comparison' : 'Compare'}
    </DropdownMenuItem>
  )
}

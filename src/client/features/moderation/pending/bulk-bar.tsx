import { Check } from 'lucide-react'
import { afterPress } from '#client/lib/after-press.ts'
import { Button } from '#client/ui/button.tsx'

interface BulkBarProps {
  count: number
  onApprove: () => void
  onClear: () => void
}

export function BulkBar({ count, onApprove, onClear }: BulkBarProps) {
  return (
    <div role="status" className="pointer-events-none sticky bottom-4 z-10 flex justify-center">
      {count > 0 ? (
        <div
          data-bottom-bar
          className="pointer-events-auto flex animate-rise items-center gap-2 rounded-full bg-surface py-1.5 pr-1.5 pl-5 shadow-float"
        >
          <p className="text-sm font-medium tabular-nums">{count} selected</p>
          <Button variant="ghost" size="sm" onClick={afterPress(onClear)}>
            Clear
          </Button>
          <Button size="sm" onClick={afterPress(onApprove)}>
            <Check aria-hidden="true" />
            Approve selected
          </Button>
        </div>
      ) : null}
    </div>
  )
}

import { Bookmark } from 'lucide-react'
import { cx } from '#client/lib/cx.ts'
import { Button } from '#client/ui/button.tsx'
import { phoneIconStyle } from '#client/ui/button-style.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { useSaveToggle } from './use-save-toggle.ts'

/** No aria-pressed, because the label already changes with the state. */
export function SaveButton({ kind, id }: { kind: Kind; id: number }) {
  const { isSaved, toggle } = useSaveToggle(kind, id)
  return (
    <Button
      variant="secondary"
      size="sm"
      data-saved={isSaved || undefined}
      className={cx(
        phoneIconStyle,
        'data-saved:border-accent data-saved:bg-accent-soft data-saved:text-accent sm:min-w-22',
      )}
      onClick={toggle}
    >
      <Bookmark aria-hidden="true" className={cx(isSaved && 'fill-current')} />
      <span className="max-sm:sr-only">{isSaved ? 'Saved' : 'Save'}</span>
    </Button>
  )
}

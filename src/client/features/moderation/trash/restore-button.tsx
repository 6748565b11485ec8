import { ArchiveRestore } from 'lucide-react'
import { afterPress } from '#client/lib/after-press.ts'
import { useHeldRows } from '#client/lib/use-held-rows.ts'
import { Button } from '#client/ui/button.tsx'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { keyOf } from '../listing-labels.ts'
import { useModerationActions } from '../use-moderation-actions.ts'

/** Restores the deleted listing of a log entry. */
export function RestoreButton({ listing }: { listing: Pick<ModeratedListing, 'id' | 'listingType'> }) {
  const held = useHeldRows()
  const act = useModerationActions(held)
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={held.of(keyOf(listing))?.phase === 'sending'}
      onClick={afterPress(held.guard(keyOf(listing), () => void act.restore(listing)))}
    >
      <ArchiveRestore aria-hidden="true" />
      Restore
    </Button>
  )
}

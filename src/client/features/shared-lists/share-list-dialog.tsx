import { useState } from 'react'
import { useAllSaved } from '#client/api/saved-items.ts'
import { countOf } from '#client/lib/count-of.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyField } from '#client/ui/copy-field.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { OwnSharedList } from '#shared/contract/shared-lists.ts'
import { OwnSharedLists } from './own-shared-lists.tsx'
import { ShareListForm } from './share-list-form.tsx'

interface ShareListDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ShareListDialog({ open, onOpenChange }: ShareListDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share a list"
      description="Anyone with the link can see the items, without your notes or statuses."
    >
      <ShareListContent onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** Remounts each time the dialog opens. */
function ShareListContent({ onClose }: { onClose: () => void }) {
  const saved = useAllSaved()
  const [created, setCreated] = useState<OwnSharedList | null>(null)
  if (created) return <CreatedList list={created} onBack={() => setCreated(null)} onClose={onClose} />
  return (
    <div className="flex flex-col gap-8">
      {saved.isError ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch bookmarks"
          onRetry={() => void saved.refetch()}
        />
      ) : null}
      {saved.data ? (
        <ShareListForm
          bookmarks={saved.data.filter(({ listing }) => listing.isActive)}
          onShared={setCreated}
        />
      ) : null}
      {saved.isPending ? <Skeleton className="h-80" /> : null}
      <OwnSharedLists />
    </div>
  )
}

interface CreatedListProps {
  list: OwnSharedList
  onBack: () => void
  onClose: () => void
}

function CreatedList({ list, onBack, onClose }: CreatedListProps) {
  return (
    <div className="flex flex-col gap-5">
      <p role="status">
        <strong>{list.name}</strong> with {countOf(list.items.length, 'item')} is ready to share.
      </p>
      <CopyField label="Link" value={list.url} what="link" />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onBack}>
          See all shared lists
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}

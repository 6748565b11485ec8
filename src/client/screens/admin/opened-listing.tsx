import { useModeratedListing } from '#client/api/moderation.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { EditDialog } from './edit-dialog.tsx'
import { type PreviewDecision, PreviewDialog } from './preview-dialog.tsx'

export interface Opened {
  listingType: string
  id: number
  mode: 'view' | 'edit'
}

interface OpenedListingProps {
  opened: Opened
  onChange: (opened: Opened | null) => void
  /** Resolves to true on success. */
  onDecide: (action: PreviewDecision, listing: ModeratedListing) => Promise<boolean>
  /** Omit if a listing cannot be rejected. */
  onReject?: (listing: ModeratedListing) => void
}

/** Refetches the listing, because the list may be out of date. */
export function OpenedListing({ opened, onChange, onDecide, onReject }: OpenedListingProps) {
  const kind = opened.listingType as Kind
  const listing = useModeratedListing(kind, opened.id)
  const close = () => onChange(null)
  if (opened.mode === 'edit') return <EditDialog kind={kind} listing={listing} onClose={close} />
  return (
    <PreviewDialog
      kind={kind}
      listing={listing}
      onDecide={onDecide}
      onReject={
        onReject &&
        ((refused) => {
          close()
          onReject(refused)
        })
      }
      onEdit={() => onChange({ ...opened, mode: 'edit' })}
      onClose={close}
    />
  )
}

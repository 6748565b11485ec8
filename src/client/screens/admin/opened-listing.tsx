import { useModeratedListing } from '#client/api/moderation.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { EditDialog } from './edit-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

/** Which listing is open, to be read or to be changed. */
export interface Opened {
  listingType: string
  id: number
  mode: 'view' | 'edit'
}

interface OpenedListingProps {
  opened: Opened
  onChange: (opened: Opened | null) => void
  /** Where a submission can be refused. */
  onReject?: (listing: ModeratedListing) => void
}

/** The listing that is open, read anew from the server: the list it was opened from may be behind. */
export function OpenedListing({ opened, onChange, onReject }: OpenedListingProps) {
  const kind = opened.listingType as Kind
  const listing = useModeratedListing(kind, opened.id)
  const close = () => onChange(null)
  if (opened.mode === 'edit') return <EditDialog kind={kind} listing={listing} onClose={close} />
  return (
    <PreviewDialog
      kind={kind}
      listing={listing}
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

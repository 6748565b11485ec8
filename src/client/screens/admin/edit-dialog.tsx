import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { EditForm } from './edit-form.tsx'
import { ListingState } from './listing-state.tsx'

interface EditDialogProps {
  kind: Kind
  listing: UseQueryResult<ModeratedListing>
  onClose: () => void
}

export function EditDialog({ kind, listing, onClose }: EditDialogProps) {
  const { data: latest, error, isFetching, refetch } = listing
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  // Keeps the initial form values while the listing refetches.
  const [original, setOriginal] = useState<ModeratedListing | null>(null)
  if (latest && original === null && !isFetching) setOriginal(latest)
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`Edit ${kindOf(kind).names.label} Listing`}
      description="Update the details for this listing"
      footer={
        <DialogButtons
          onCancel={onClose}
          type="submit"
          form={formId}
          loading={isBusy}
          disabled={original === null}
        >
          {isBusy ? 'Saving...' : 'Save Changes'}
        </DialogButtons>
      }
    >
      {original ? (
        <EditForm
          key={original.version}
          {...{ kind, original, formId, isBusy, setBusy }}
          latestVersion={latest?.version ?? original.version}
          onStale={refetch}
          onReload={() => {
            setOriginal(null)
            void refetch()
          }}
          onSaved={onClose}
        />
      ) : (
        <ListingState error={error} onRetry={refetch} />
      )}
    </FormDialog>
  )
}

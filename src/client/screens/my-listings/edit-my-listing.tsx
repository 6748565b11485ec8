import { useId, useRef, useState } from 'react'
import { ApiError, errorMessage, failureMessage } from '#client/api/api-error.ts'
import { type MyListingRef, useChangeMyListing, useMyListing } from '#client/api/submissions.ts'
import type { ListingPayload } from '#client/features/listing-form/form-values.ts'
import { ListingForm } from '#client/features/listing-form/listing-form.tsx'
import { PhotoField } from '#client/features/photo/photo-field.tsx'
import { usePhoto } from '#client/features/photo/use-photo.ts'
import { Alert } from '#client/ui/alert.tsx'
import { DialogButtons } from '#client/ui/dialog-buttons.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { MyListingDetail } from '#shared/contract/submissions.ts'
import { kindOf } from '#shared/listings/kinds.ts'

interface EditMyListingProps {
  listing: MyListingRef
  onClose: () => void
}

export function EditMyListing({ listing, onClose }: EditMyListingProps) {
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const mine = useMyListing(listing)
  const label = kindOf(listing.kind).names.label
  // Keeps the initial form values while the listing refetches.
  const [original, setOriginal] = useState<MyListingDetail | null>(null)
  if (mine.data && original === null && !mine.isFetching) setOriginal(mine.data)
  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      title={original ? `Edit ${original.title}` : `Edit ${label}`}
      description={original ? intros[original.state] : label}
      footer={
        original ? (
          <DialogButtons onCancel={onClose} type="submit" form={formId} loading={isBusy}>
            {isBusy ? 'Saving...' : actions[original.state]}
          </DialogButtons>
        ) : null
      }
    >
      {original ? (
        <EditForm {...{ listing, original, formId, isBusy, setBusy, onClose }} />
      ) : (
        <NotYet error={mine.error} onRetry={() => mine.refetch()} />
      )}
    </FormDialog>
  )
}

const intros = {
  pending: 'It has not been reviewed yet, so your changes apply right away.',
  live: 'The live version stays as it is until your change is approved.',
  paused: 'The listing stays as it is until your change is approved. It is paused until you resume it.',
  deactivated: 'The listing stays as it is until your change is approved.',
  'not-approved': 'Change what was asked for and send it again.',
} as const

const actions = {
  pending: 'Save Changes',
  live: 'Submit for approval',
  paused: 'Submit for approval',
  deactivated: 'Submit for approval',
  'not-approved': 'Save and resubmit',
} as const

interface EditFormProps extends EditMyListingProps {
  original: MyListingDetail
  formId: string
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
}

function EditForm({ listing, original, formId, isBusy, setBusy, onClose }: EditFormProps) {
  const change = useChangeMyListing(listing)
  const initialPhoto = typeof original.values.photoUrl === 'string' ? original.values.photoUrl : null
  const photo = usePhoto({ initial: initialPhoto })
  const isSending = useRef(false)
  const isStale = change.error instanceof ApiError && change.error.status === 409

  const send = async (payload: ListingPayload) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      const photoUrl = await photo.resolveUrl().catch(() => undefined)
      if (photoUrl === undefined) return
      const after = await change.mutateAsync({ ...payload, photoUrl, version: original.version })
      toastSuccess(
        after.editSubmittedAt ? 'Your edit is waiting for approval' : 'Listing updated successfully',
      )
      onClose()
    } catch (error) {
      toastError(failureMessage(error, 'Failed to update listing'))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-col gap-6">
      {original.rejectionReason ? (
        <Alert tone="danger">
          <p className="font-medium">Why it was not approved</p>
          <p className="mt-0.5 whitespace-pre-line">{original.rejectionReason}</p>
        </Alert>
      ) : null}
      <ListingForm
        id={formId}
        kind={listing.kind}
        mode="submit"
        initial={original.values}
        photo={<PhotoField photo={photo} label={kindOf(listing.kind).fields.photoUrl?.label ?? 'Photo'} />}
        serverErrors={change.error instanceof ApiError ? change.error.fieldErrors : undefined}
        busy={isBusy}
        onSubmit={send}
      >
        {isStale ? <Alert tone="danger">{errorMessage(change.error)}</Alert> : null}
      </ListingForm>
    </div>
  )
}

function NotYet({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title="This listing no longer exists" description="It may have been withdrawn." />
  }
  if (error) {
    return <ErrorState title="Error loading data" message="Failed to fetch your listing" onRetry={onRetry} />
  }
  return <Loading />
}

import { useRef, useState } from 'react'
import { ApiError, failureMessage, hasStatus } from '#client/api/api-error.ts'
import { listingValues } from '#client/api/listing-values.ts'
import { useEditListing } from '#client/api/moderation-actions.ts'
import type { ListingPayload } from '#client/features/listing-form/form-values.ts'
import { ListingForm } from '#client/features/listing-form/listing-form.tsx'
import { StaleWarning } from '#client/features/moderation/stale-warning.tsx'
import { useUndoableToast } from '#client/features/moderation/use-undoable-toast.ts'
import { PhotoField } from '#client/features/photo/photo-field.tsx'
import { usePhoto } from '#client/features/photo/use-photo.ts'
import { toastError } from '#client/ui/toast-store.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

interface EditFormProps {
  kind: Kind
  original: ModeratedListing
  formId: string
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
  /** The latest version that was fetched. */
  latestVersion: number
  /** Called on a version conflict. */
  onStale: () => void
  onReload: () => void
  onSaved: () => void
}

type Values = Record<string, unknown>

/** The form in the edit dialog. On a version conflict it keeps the input, and the user decides. */
export function EditForm(props: EditFormProps) {
  const { kind, original, formId, isBusy, setBusy, latestVersion, onStale, onReload, onSaved } = props
  const save = useEditListing()
  const toastUndoable = useUndoableToast()
  const photo = usePhoto({ initial: original.photoUrl })
  const isSending = useRef(false)
  const [unsaved, setUnsaved] = useState<Values | null>(null)

  const send = async (values: Values, version: number) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      const { auditId } = await save.mutateAsync({ listing: { ...original, version }, values })
      toastUndoable('Listing updated successfully', { edit: auditId })
      onSaved()
    } catch (error) {
      const isStale = hasStatus(error, 409)
      setUnsaved(isStale ? values : null)
      if (isStale) onStale()
      else toastError(failureMessage(error, 'Failed to update listing'))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const submit = async (payload: ListingPayload) => {
    setBusy(true)
    // Undefined after a failed upload, which has its own toast; saves nothing without the photo.
    const photoUrl = await photo.resolveUrl().catch(() => undefined)
    setBusy(false)
    if (photoUrl !== undefined) await send({ ...payload, photoUrl }, original.version)
  }

  return (
    <>
      {unsaved ? <StaleWarning onReload={onReload} onOverwrite={() => send(unsaved, latestVersion)} /> : null}
      <ListingForm
        id={formId}
        kind={kind}
        mode="edit"
        initial={listingValues(original)}
        photo={<PhotoField photo={photo} label={kindOf(kind).fields.photoUrl?.label ?? 'Photo'} />}
        serverErrors={save.error instanceof ApiError ? save.error.fieldErrors : undefined}
        busy={isBusy}
        onSubmit={submit}
      />
    </>
  )
}

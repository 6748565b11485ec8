import { useRef, useState } from 'react'
import { ApiError, failureMessage } from '#client/api/api-error.ts'
import { useSubmitListing } from '#client/api/submissions.ts'
import { type ListingPayload, startValues } from '#client/features/listing-form/form-values.ts'
import { ListingForm } from '#client/features/listing-form/listing-form.tsx'
import { ListingPreview } from '#client/features/listing-form/listing-preview.tsx'
import { PhotoField } from '#client/features/photo/photo-field.tsx'
import { usePhoto } from '#client/features/photo/use-photo.ts'
import { useMedia } from '#client/lib/use-media.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { dropDraft } from './drafts.ts'
import { PreviewButton, PreviewPane } from './preview-pane.tsx'
import { SimilarNote } from './similar-note.tsx'
import { useListingDraft } from './use-listing-draft.ts'

interface SubmitFormProps {
  userId: string
  kind: Kind
  onSubmitted: () => void
  onDiscarded: () => void
}

export function SubmitForm({ userId, kind, onSubmitted, onDiscarded }: SubmitFormProps) {
  const draft = useListingDraft(userId, kind)
  const photo = usePhoto({ initial: draft.initial?.photoUrl ?? null, onChange: draft.savePhoto })
  const submit = useSubmitListing(kind)
  const [isBusy, setBusy] = useState(false)
  // A ref, because a second click can arrive before the busy state renders.
  const isSending = useRef(false)
  const { messages, fields } = kindOf(kind)

  const send = async (payload: ListingPayload) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      const photoUrl = await photo.resolveUrl().catch(() => undefined)
      if (photoUrl === undefined) return
      await submit.mutateAsync({ ...payload, ...(photoUrl && { photoUrl }) })
      dropDraft(userId, kind)
      toastSuccess(messages.submitted)
      onSubmitted()
    } catch (error) {
      toastError(failureMessage(error, messages.submitFailed))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const isWide = useMedia('(min-width: 64rem)')
  const preview = (
    <ListingPreview kind={kind} values={draft.values ?? startValues(kind, 'submit')} photo={photo.preview} />
  )
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-8">
      <ListingForm
        kind={kind}
        mode="submit"
        collapsible
        initial={draft.initial?.values}
        photo={<PhotoField photo={photo} label={fields.photoUrl?.label ?? 'Photo'} />}
        placeNote={<SimilarNote kind={kind} values={draft.values} />}
        serverErrors={submit.error instanceof ApiError ? submit.error.fieldErrors : undefined}
        busy={isBusy}
        onChange={draft.saveValues}
        onSubmit={send}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" size="lg" loading={isBusy} className="max-sm:flex-1 max-sm:px-4">
            {isBusy ? 'Submitting...' : messages.submitButton}
          </Button>
          {isWide ? null : <PreviewButton>{preview}</PreviewButton>}
          {draft.hasDraft ? (
            <DiscardDraft
              isDisabled={isBusy}
              onDiscard={() => {
                dropDraft(userId, kind)
                onDiscarded()
              }}
            />
          ) : null}
          <p className="text-sm text-ink-faint">A person reviews each listing before it goes live.</p>
        </div>
      </ListingForm>
      {isWide ? <PreviewPane>{preview}</PreviewPane> : null}
    </div>
  )
}

function DiscardDraft({ isDisabled, onDiscard }: { isDisabled: boolean; onDiscard: () => void }) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button variant="ghost" disabled={isDisabled} onClick={() => setConfirming(true)}>
        Discard draft
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Discard this draft?"
        description="Everything you typed in this form will be lost."
        action="Discard draft"
        onConfirm={onDiscard}
      />
    </>
  )
}

import { Check, ExternalLink, Pause, PencilLine, Play, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '#client/api/api-error.ts'
import {
  refOf,
  useCancelEdit,
  useConfirmListing,
  usePauseListing,
  useWithdrawListing,
} from '#client/api/submissions.ts'
import { countOf } from '#client/lib/count-of.ts'
import { focusElement } from '#client/lib/move-focus.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { MyListing } from '#shared/contract/submissions.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { trashDays } from '#shared/rules/trash-days.ts'

interface MyListingActionsProps {
  listing: MyListing
  onEdit: () => void
  /** Called on hover or focus, for preloading. */
  onIntent: () => void
}

export function MyListingActions({ listing, onEdit, onIntent }: MyListingActionsProps) {
  const { kind, id } = refOf(listing)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={onEdit} onPointerEnter={onIntent} onFocus={onIntent}>
        <PencilLine aria-hidden="true" />
        {listing.state === 'not-approved' ? 'Edit and resubmit' : 'Edit'}
        <span className="sr-only"> {listing.title}</span>
      </Button>
      {listing.state === 'live' ? (
        <LinkButton href={`/${kindOf(kind).names.path}?view=${kind}-${id}`} variant="ghost" size="sm">
          <ExternalLink aria-hidden="true" />
          View<span className="sr-only"> {listing.title}</span>
        </LinkButton>
      ) : null}
      {listing.isConfirmationDue ? <StillRight listing={listing} /> : null}
      {listing.editSubmittedAt ? <CancelEdit listing={listing} /> : null}
      {listing.state === 'live' || listing.state === 'paused' ? <PauseOrResume listing={listing} /> : null}
      <Withdraw listing={listing} />
    </>
  )
}

function StillRight({ listing }: { listing: MyListing }) {
  const confirm = useConfirmListing()
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={confirm.isPending}
      onClick={({ currentTarget }) => {
        const row = currentTarget.parentElement
        confirm.mutate(listing, {
          onSuccess: () => {
            toastSuccess('Thank you for keeping it right')
            // The clicked button disappears, so focus moves to Edit.
            row?.querySelector('button')?.focus({ preventScroll: true })
          },
          onError: (error) => toastError(failureMessage(error, 'Failed to confirm listing')),
        })
      }}
    >
      {confirm.isPending ? null : <Check aria-hidden="true" />}
      Still right<span className="sr-only"> {listing.title}</span>
    </Button>
  )
}

function CancelEdit({ listing }: { listing: MyListing }) {
  const cancelEdit = useCancelEdit()
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={cancelEdit.isPending}
      onClick={({ currentTarget }) => {
        const row = currentTarget.parentElement
        cancelEdit.mutate(listing, {
          onSuccess: () => {
            toastSuccess('Edit canceled')
            // The clicked button disappears, so focus moves to Edit.
            row?.querySelector('button')?.focus({ preventScroll: true })
          },
          onError: (error) => toastError(failureMessage(error, 'Failed to cancel your edit')),
        })
      }}
    >
      <Undo2 aria-hidden="true" />
      Cancel edit
    </Button>
  )
}

/** One button that is never disabled, so that focus stays on it when the state changes. */
function PauseOrResume({ listing }: { listing: MyListing }) {
  const pause = usePauseListing()
  const isPaused = listing.state === 'paused'
  const toggle = () =>
    pause.mutate(
      { listing, isPaused: !isPaused },
      {
        onSuccess: () =>
          toastSuccess(isPaused ? 'Listing resumed' : 'Listing paused. Families cannot see it for now.'),
        onError: (error) =>
          toastError(failureMessage(error, `Failed to ${isPaused ? 'resume' : 'pause'} listing`)),
      },
    )
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-disabled={pause.isPending || undefined}
      onClick={() => pause.isPending || toggle()}
    >
      {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      {isPaused ? 'Resume' : 'Pause'}
      <span className="sr-only"> {listing.title}</span>
    </Button>
  )
}

function Withdraw({ listing }: { listing: MyListing }) {
  const [isConfirming, setConfirming] = useState(false)
  const withdraw = useWithdrawListing()
  const confirm = () =>
    withdraw.mutate(listing, {
      onSuccess: () => toastSuccess('Listing withdrawn'),
      onError: (error) => toastError(failureMessage(error, 'Failed to withdraw listing')),
      onSettled: () => setConfirming(false),
    })
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" />
        Withdraw<span className="sr-only"> {listing.title}</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={`Withdraw “${listing.title}”?`}
        description={withdrawalEffects(listing)}
        action="Withdraw"
        isPending={withdraw.isPending}
        onConfirm={confirm}
        // The trigger disappears with its card.
        onClosed={withdraw.isSuccess ? () => focusElement(document.querySelector('h1')) : undefined}
      />
    </>
  )
}

/** The effects of a withdrawal, by the state of the listing. */
export function withdrawalEffects({ state, reviewCount }: Pick<MyListing, 'state' | 'reviewCount'>) {
  const reviews = reviewCount > 0 ? ` with its ${countOf(reviewCount, 'review')}` : ''
  const what = {
    live: `It disappears from the directory right away${reviews}, and from everyone’s saved items.`,
    paused: `It is removed from your listings${reviews}.`,
    deactivated: `It is removed from your listings${reviews}.`,
    pending: 'It leaves the queue and will not be reviewed.',
    'not-approved': 'It is removed from your listings.',
  }[state]
  return `${what} For ${trashDays} days we can still restore it if you write to us. After that it is removed for good.`
}

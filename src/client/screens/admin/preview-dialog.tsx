import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { ListingFacts } from '#client/features/moderation/listing-facts.tsx'
import { sublineOf, titleOf } from '#client/features/moderation/listing-labels.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { ListingState } from './listing-state.tsx'

export type PreviewDecision = 'approve' | 'deactivate' | 'activate'

interface PreviewDialogProps {
  kind: Kind
  listing: UseQueryResult<ModeratedListing>
  onEdit: () => void
  onDecide: (action: PreviewDecision, listing: ModeratedListing) => Promise<boolean>
  onReject?: (listing: ModeratedListing) => void
  onClose: () => void
}

/** The usual next step is the primary button: Approve for a pending listing, Edit for a live one. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { kind, listing, onEdit, onDecide, onReject, onClose } = props
  const { data, error, refetch } = listing
  const [isBusy, setBusy] = useState(false)
  const { label } = kindOf(kind).names
  const decideAndClose = async (action: PreviewDecision, listing: ModeratedListing) => {
    setBusy(true)
    if (await onDecide(action, listing)) onClose()
    else setBusy(false)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data ? titleOf(data) : label}
      description={data ? [label, ...sublineOf(data)].filter(Boolean).join(' · ') : undefined}
      footer={
        data ? (
          <>
            {data.isApproved ? (
              <Button
                variant="secondary"
                loading={isBusy}
                onClick={() => decideAndClose(data.isActive ? 'deactivate' : 'activate', data)}
              >
                {data.isActive ? 'Deactivate' : 'Activate'}
              </Button>
            ) : null}
            {!data.isApproved && onReject ? (
              <Button variant="secondary" disabled={isBusy} onClick={() => onReject(data)}>
                Send back…
              </Button>
            ) : null}
            <Button variant={data.isApproved ? 'primary' : 'secondary'} disabled={isBusy} onClick={onEdit}>
              Edit
            </Button>
            {data.isApproved ? null : (
              <Button loading={isBusy} onClick={() => decideAndClose('approve', data)}>
                Approve
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {data ? (
        <div className="flex flex-col gap-5">
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <Badge tone={data.isApproved && data.isActive ? 'accent' : 'neutral'}>{stateOf(data)}</Badge>
            {data.contributor ? (
              <span>
                Submitted by{' '}
                <Link href={`/admin/users/${data.userId}`} className="text-link">
                  {data.contributor.displayName}
                </Link>
              </span>
            ) : null}
          </p>
          {data.rejectionReason ? (
            <p className="rounded-md bg-sunken px-3.5 py-2.5 text-sm whitespace-pre-line">
              <span className="font-medium">Sent back: </span>
              {data.rejectionReason}
            </p>
          ) : null}
          <ListingFacts listing={data} />
        </div>
      ) : (
        <ListingState error={error} onRetry={refetch} />
      )}
    </Dialog>
  )
}

function stateOf({ isApproved, isActive, rejectedAt }: ModeratedListing) {
  if (isApproved) return isActive ? 'Live' : 'Deactivated'
  return rejectedAt === null ? 'Waiting for approval' : 'Sent back'
}

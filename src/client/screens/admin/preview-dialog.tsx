import type { UseQueryResult } from '@tanstack/react-query'
import { ListingFacts } from '#client/features/moderation/listing-facts.tsx'
import { sublineOf, titleOf } from '#client/features/moderation/listing-labels.ts'
import { useDecideWithToasts } from '#client/features/moderation/use-moderation-actions.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { ListingState } from './listing-state.tsx'

interface PreviewDialogProps {
  kind: Kind
  listing: UseQueryResult<ModeratedListing>
  onEdit: () => void
  onReject?: (listing: ModeratedListing) => void
  onClose: () => void
}

export function PreviewDialog({
  kind,
  listing: { data, error, refetch },
  onEdit,
  onReject,
  onClose,
}: PreviewDialogProps) {
  const decide = useDecideWithToasts()
  const { label } = kindOf(kind).names
  const decideAndClose = (action: 'approve' | 'deactivate' | 'activate', listing: ModeratedListing) =>
    decide.mutate({ action, listing }, { onSuccess: onClose })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data ? titleOf(data) : label}
      description={data ? [label, sublineOf(data)].filter(Boolean).join(' · ') : undefined}
      footer={
        data ? (
          <>
            <Button variant="secondary" onClick={onEdit}>
              Edit
            </Button>
            {data.isApproved ? (
              <Button
                loading={decide.isPending}
                onClick={() => decideAndClose(data.isActive ? 'deactivate' : 'activate', data)}
              >
                {data.isActive ? 'Deactivate' : 'Activate'}
              </Button>
            ) : (
              <>
                {onReject ? (
                  <Button variant="secondary" disabled={decide.isPending} onClick={() => onReject(data)}>
                    Not approved
                  </Button>
                ) : null}
                <Button loading={decide.isPending} onClick={() => decideAndClose('approve', data)}>
                  Approve
                </Button>
              </>
            )}
          </>
        ) : undefined
      }
    >
      {data ? (
        <div className="flex flex-col gap-5">
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <Badge tone={data.isApproved && data.isActive ? 'accent' : 'neutral'}>{stateOf(data)}</Badge>
            {data.contributor ? <span>Submitted by {data.contributor.displayName}</span> : null}
          </p>
          {data.rejectionReason ? (
            <p className="rounded-md bg-sunken px-3.5 py-2.5 text-sm whitespace-pre-line">
              <span className="font-medium">Not approved: </span>
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
  return rejectedAt === null ? 'Waiting for approval' : 'Not approved'
}

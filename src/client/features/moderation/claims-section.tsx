import { Check, X } from 'lucide-react'
import { Link } from 'wouter'
import { failureMessage, hasStatus } from '#client/api/api-error.ts'
import { useDecideClaim, useOpenClaims } from '#client/api/claims.ts'
import { formatDate } from '#client/lib/format-date.ts'
import { useFocusAfterRemoval } from '#client/lib/use-focus-after-removal.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { toastError } from '#client/ui/toast-store.ts'
import type { AdminClaim } from '#shared/contract/claims.ts'
import { useUndoableToast } from './use-undoable-toast.ts'

/** Open requests to own a listing. Empty when there are none. */
export function ClaimsSection() {
  const { data, isLoadingError, refetch } = useOpenClaims()
  const place = useFocusAfterRemoval<HTMLDivElement>()
  if (isLoadingError)
    return (
      <div className="mb-5">
        <ErrorState title="Error loading data" message="Failed to fetch claims" onRetry={() => refetch()} />
      </div>
    )
  return <div ref={place}>{data && data.total > 0 ? <OpenClaims {...data} /> : null}</div>
}

function OpenClaims({ claims, total }: { claims: readonly AdminClaim[]; total: number }) {
  return (
    <section aria-label="Claims" className="mb-8 flex flex-col gap-3">
      <h2 className="flex items-center gap-2 text-xl">
        Claims <Badge tone="solid">{total}</Badge>
      </h2>
      {claims.length < total ? (
        <p className="text-sm text-ink-soft">The oldest {claims.length} are shown.</p>
      ) : null}
      <ul className="flex flex-col gap-3">
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} />
        ))}
      </ul>
    </section>
  )
}

function ClaimCard({ claim }: { claim: AdminClaim }) {
  const decide = useDecideClaim()
  const toastUndoable = useUndoableToast()
  const decideAs = (decision: 'approve' | 'reject') =>
    decide.mutate(
      { id: claim.id, decision },
      {
        onSuccess: ({ message, auditId }) => toastUndoable(message, { row: auditId }),
        onError: toastFailure,
      },
    )
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5">
      <div>
        <h3 className="text-base wrap-anywhere">{claim.listingTitle}</h3>
        <p className="text-sm wrap-anywhere text-ink-soft">
          <Link href={`/admin/users/${claim.claimant.id}`} className="text-link">
            {claim.claimant.displayName}
          </Link>{' '}
          ({claim.claimant.email}), {formatDate(claim.createdAt)}
        </p>
        {claim.email ? (
          <p className="text-sm wrap-anywhere text-ink-soft">
            Gave {claim.email} as proof and has not confirmed it yet.
          </p>
        ) : null}
        {claim.hasOwner ? <Badge tone="danger">Has an owner by now</Badge> : null}
      </div>
      <p className="text-sm wrap-anywhere whitespace-pre-line">{claim.message}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={decide.isPending}
          onClick={() => decideAs('reject')}
        >
          <X aria-hidden="true" />
          Reject<span className="sr-only"> the claim of {claim.listingTitle}</span>
        </Button>
        {claim.hasOwner ? null : (
          <Button size="sm" loading={decide.isPending} onClick={() => decideAs('approve')}>
            <Check aria-hidden="true" />
            Make owner<span className="sr-only"> of {claim.listingTitle}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

const toastFailure = (error: Error) => {
  const failed = 'Failed to decide about the claim'
  toastError(failureMessage(error, hasStatus(error, 409) ? `${failed}. ${error.userMessage}` : failed))
}

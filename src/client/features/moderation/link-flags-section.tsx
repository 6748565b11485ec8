import { Check, PencilLine } from 'lucide-react'
import { failureMessage } from '#client/api/api-error.ts'
import { useDismissLinkFlag, useLinkFlags } from '#client/api/link-flags.ts'
import { formatDate } from '#client/lib/format-date.ts'
import { useFocusAfterRemoval } from '#client/lib/use-focus-after-removal.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { toastError } from '#client/ui/toast-store.ts'
import type { LinkFlag } from '#shared/contract/link-flags.ts'
import { kindOf, parseKind } from '#shared/listings/kinds.ts'
import { useUndoableToast } from './use-undoable-toast.ts'

interface LinkFlagsProps {
  onEdit: (flag: LinkFlag) => void
}

/** Broken or redirected links. Empty when there are none. */
export function LinkFlagsSection({ onEdit }: LinkFlagsProps) {
  const { data, isLoadingError, refetch } = useLinkFlags()
  const place = useFocusAfterRemoval<HTMLDivElement>()
  if (isLoadingError)
    return (
      <div className="mb-5">
        <ErrorState title="Error loading data" message="Failed to fetch links" onRetry={() => refetch()} />
      </div>
    )
  return <div ref={place}>{data && data.total > 0 ? <LinkFlags {...data} onEdit={onEdit} /> : null}</div>
}

function LinkFlags({ flags, total, onEdit }: LinkFlagsProps & { flags: readonly LinkFlag[]; total: number }) {
  return (
    <section aria-label="Links to look at" className="mb-8 flex flex-col gap-3">
      <h2 className="flex items-center gap-2 text-xl">
        Links to look at <Badge tone="solid">{total}</Badge>
      </h2>
      <p className="text-sm text-ink-soft">
        Seen twice, a week apart.
        {flags.length < total ? ` The oldest ${flags.length} are shown.` : ''}
      </p>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
        {flags.map((flag) => (
          <LinkFlagRow key={flag.id} flag={flag} onEdit={() => onEdit(flag)} />
        ))}
      </ul>
    </section>
  )
}

function LinkFlagRow({ flag, onEdit }: { flag: LinkFlag; onEdit: () => void }) {
  const dismiss = useDismissLinkFlag()
  const toastUndoable = useUndoableToast()
  const keep = () =>
    dismiss.mutate(flag.id, {
      onSuccess: ({ message, auditId }) => toastUndoable(message, { row: auditId }),
      onError: toastFailure,
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-base wrap-anywhere">{flag.listingTitle}</h3>
        <p className="text-sm wrap-anywhere">
          <span className="text-ink-soft">{labelOf(flag)}: </span>
          <a href={flag.url} target="_blank" rel="noopener noreferrer" className="text-link">
            {flag.url}
          </a>
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
          {flag.detail} since {formatDate(flag.problemSince)}, last checked {formatDate(flag.checkedAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onEdit}>
          <PencilLine aria-hidden="true" />
          Edit<span className="sr-only"> {flag.listingTitle}</span>
        </Button>
        <Button variant="ghost" size="sm" loading={dismiss.isPending} onClick={keep}>
          {dismiss.isPending ? null : <Check aria-hidden="true" />}
          Link is fine<span className="sr-only"> for {flag.listingTitle}</span>
        </Button>
      </div>
    </li>
  )
}

const labelOf = ({ listingType, field }: LinkFlag): string => {
  const kind = parseKind(listingType)
  return (kind && kindOf(kind).fields[field]?.label) ?? 'Link'
}

const toastFailure = (error: Error) => toastError(failureMessage(error, 'Failed to keep the link'))

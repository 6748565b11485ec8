import type { UseQueryResult } from '@tanstack/react-query'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { keyOf, titleOf } from '#client/features/moderation/listing-labels.ts'
import { BulkBar } from '#client/features/moderation/pending/bulk-bar.tsx'
import { EditsSection } from '#client/features/moderation/pending/edits-section.tsx'
import type { PendingRowActions } from '#client/features/moderation/pending/pending-row.tsx'
import { PendingSection } from '#client/features/moderation/pending/pending-section.tsx'
import { ShortcutsDialog } from '#client/features/moderation/pending/shortcuts-dialog.tsx'
import { focusAfter, useQueueShortcuts } from '#client/features/moderation/pending/use-queue-shortcuts.ts'
import { RejectDialog } from '#client/features/moderation/reject-dialog.tsx'
import { useModerationActions } from '#client/features/moderation/use-moderation-actions.ts'
import { useHeldRows } from '#client/lib/use-held-rows.ts'
import { useStableCallbacks } from '#client/lib/use-stable-callbacks.ts'
import { Cairn } from '#client/ui/art/cairn.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type {
  ModeratedListing,
  PendingApprovals,
  PendingEdit,
  WaitingListing,
} from '#shared/contract/moderation.ts'
import { type Kind, kindNames } from '#shared/listings/kinds.ts'
import { queueName } from '#shared/listings/queue-name.ts'
import { type Opened, OpenedListing } from './opened-listing.tsx'

/** A submission, or a change to a live listing. */
type RejectTarget = { listing: ModeratedListing } | { edit: PendingEdit }

interface PendingTabProps {
  pending: UseQueryResult<PendingApprovals>
  onRetry: () => void
}

export function PendingTab({ pending, onRetry }: PendingTabProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [rejecting, setRejecting] = useState<RejectTarget | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isSendingBack, setSendingBack] = useState(false)
  const held = useHeldRows()
  const act = useModerationActions(held)

  const isOpen = (listing: ModeratedListing) => held.of(keyOf(listing)) === undefined
  const rowsOf = (kind: Kind) => pending.data?.[queueName(kind)] ?? []
  const rows = kindNames.flatMap(rowsOf)
  const rowAt = (key: string) => rows.find((row) => keyOf(row) === key && isOpen(row))
  const chosen = rows.filter((row) => selected.has(keyOf(row)) && isOpen(row))

  const sendBack = async (reason: string) => {
    if (rejecting === null) return
    setSendingBack(true)
    const isSent = await ('edit' in rejecting
      ? act.decideEdit({ action: 'reject', edit: rejecting.edit, reason })
      : act.decide({ action: 'reject', listing: rejecting.listing, reason }))
    setSendingBack(false)
    if (isSent) setRejecting(null)
  }
  const select = (listing: WaitingListing, isSelected: boolean) =>
    setSelected((known) => {
      const next = new Set(known)
      if (isSelected) next.add(keyOf(listing))
      else next.delete(keyOf(listing))
      return next
    })
  const forRow = (action: (row: WaitingListing) => void) => (key: string) => {
    const row = rowAt(key)
    if (row) action(row)
  }
  const view = (listing: WaitingListing) =>
    setOpened({ listingType: listing.listingType, id: listing.id, mode: 'view' })

  useQueueShortcuts({
    onOpen: forRow(view),
    onApprove: held.guard(
      null,
      forRow((listing) => {
        focusAfter(keyOf(listing))
        void act.decide({ action: 'approve', listing })
      }),
    ),
    onToggle: forRow((row) => select(row, !selected.has(keyOf(row)))),
    onHelp: () => setHelpOpen(true),
  })

  const actions = useStableCallbacks<PendingRowActions>({
    onView: view,
    onEdit: ({ listingType, id }) => setOpened({ listingType, id, mode: 'edit' }),
    onApprove: (listing) => void act.decide({ action: 'approve', listing }),
    onReject: (listing) => setRejecting({ listing }),
    onDelete: (listing) => void act.remove(listing),
    onSelect: select,
    onOpenDuplicate: ({ listingType }, { id }) => setOpened({ listingType, id, mode: 'view' }),
  })

  if (pending.isLoadingError) {
    return (
      <ErrorState title="Error loading data" message="Failed to fetch pending approvals" onRetry={onRetry} />
    )
  }
  if (!pending.data) return <Skeleton className="h-72 rounded-lg" />
  const { edits, totals } = pending.data
  const isEmpty = rows.length === 0 && edits.length === 0 && held.size === 0
  return (
    <div className="flex flex-col gap-5" {...held.listProps}>
      {isEmpty ? (
        <EmptyState art={<Cairn />} title="All caught up!" description="No pending approvals at this time." />
      ) : (
        <>
          <Button
            variant="text"
            size="sm"
            className="-my-3 self-end max-md:hidden"
            onClick={() => setHelpOpen(true)}
          >
            <Keyboard aria-hidden="true" />
            Keyboard shortcuts
          </Button>
          {kindNames.map((kind) => (
            <PendingSection
              key={kind}
              kind={kind}
              rows={rowsOf(kind)}
              total={totals[queueName(kind)]}
              selected={selected}
              held={held}
              actions={actions}
            />
          ))}
          <EditsSection
            edits={edits}
            held={held}
            onApprove={(edit) => void act.decideEdit({ action: 'approve', edit })}
            onReject={(edit) => setRejecting({ edit })}
          />
        </>
      )}
      <BulkBar
        count={chosen.length}
        onClear={() => setSelected(new Set())}
        onApprove={held.guard(null, () => {
          void act.approveSeveral(chosen).then((isDone) => {
            if (isDone) setSelected(new Set())
          })
        })}
      />
      {rejecting ? (
        <RejectDialog
          title={titleOf('edit' in rejecting ? rejecting.edit.listing : rejecting.listing)}
          isBusy={isSendingBack}
          onReject={sendBack}
          onClose={() => setRejecting(null)}
        />
      ) : null}
      <ShortcutsDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
      {opened ? (
        <OpenedListing
          opened={opened}
          onChange={setOpened}
          onDecide={(action, listing) => act.decide({ action, listing })}
          onReject={(listing) => setRejecting({ listing })}
        />
      ) : null}
    </div>
  )
}

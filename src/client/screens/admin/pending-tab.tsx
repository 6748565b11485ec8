import type { UseQueryResult } from '@tanstack/react-query'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useDeletedIds } from '#client/api/delayed-deletion.ts'
import { keyOf, titleOf } from '#client/features/moderation/listing-labels.ts'
import { BulkBar } from '#client/features/moderation/pending/bulk-bar.tsx'
import { EditsSection } from '#client/features/moderation/pending/edits-section.tsx'
import type { RowActions } from '#client/features/moderation/pending/pending-row.tsx'
import { PendingSection } from '#client/features/moderation/pending/pending-section.tsx'
import { ShortcutsDialog } from '#client/features/moderation/pending/shortcuts-dialog.tsx'
import { focusAfter, useQueueShortcuts } from '#client/features/moderation/pending/use-queue-shortcuts.ts'
import { RejectDialog } from '#client/features/moderation/reject-dialog.tsx'
import { undoLatestAction } from '#client/features/moderation/undo-toast.ts'
import {
  useApproveSeveralWithToasts,
  useDecideEditWithToasts,
  useDecideWithToasts,
  useDeleteWithUndo,
} from '#client/features/moderation/use-moderation-actions.ts'
import { useBusy } from '#client/lib/use-busy.ts'
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

export function PendingTab({ pending }: { pending: UseQueryResult<PendingApprovals> }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [rejecting, setRejecting] = useState<RejectTarget | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { busy, track } = useBusy<string>()
  const deletedIds = useDeletedIds()
  const decide = useDecideWithToasts()
  const decideEdit = useDecideEditWithToasts()
  const approveSeveral = useApproveSeveralWithToasts()
  const deleteListing = useDeleteWithUndo()

  const rowsOf = (kind: Kind) =>
    (pending.data?.[queueName(kind)] ?? []).filter(({ id }) => !deletedIds.has(id))
  const rows = kindNames.flatMap(rowsOf)
  const rowAt = (key: string) => rows.find((row) => keyOf(row) === key)
  const chosen = rows.filter((row) => selected.has(keyOf(row)))

  const approve = (listing: WaitingListing) => {
    if (busy.has(keyOf(listing))) return
    focusAfter(keyOf(listing))
    void track([keyOf(listing)], decide.mutateAsync({ action: 'approve', listing }))
  }
  const reject = async (reason: string) => {
    if (rejecting === null) return
    const listing = 'edit' in rejecting ? rejecting.edit.listing : rejecting.listing
    const sent =
      'edit' in rejecting
        ? decideEdit.mutateAsync({ action: 'reject', edit: rejecting.edit, reason })
        : decide.mutateAsync({ action: 'reject', listing, reason })
    void track([keyOf(listing)], sent)
    await sent.then(() => setRejecting(null)).catch(() => undefined)
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
    onApprove: forRow(approve),
    onToggle: forRow((row) => select(row, !selected.has(keyOf(row)))),
    onUndo: undoLatestAction,
    onHelp: () => setHelpOpen(true),
  })

  const actions: RowActions = {
    onView: view,
    onEdit: ({ listingType, id }) => setOpened({ listingType, id, mode: 'edit' }),
    onApprove: approve,
    onReject: (listing) => setRejecting({ listing }),
    onDelete: (listing) => {
      focusAfter(keyOf(listing))
      deleteListing(listing)
    },
    onSelect: select,
    onOpenDuplicate: ({ listingType }, { id }) => setOpened({ listingType, id, mode: 'view' }),
  }

  if (pending.isError) {
    return (
      <ErrorState
        title="Error loading data"
        message="Failed to fetch pending approvals"
        onRetry={() => pending.refetch()}
      />
    )
  }
  if (!pending.data) return <Skeleton className="h-72 rounded-lg" />
  const { edits, totals } = pending.data
  const isEmpty = rows.length === 0 && edits.length === 0
  return (
    <div className="flex flex-col gap-5">
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
              total={totals[queueName(kind)] - deletedCount(pending.data, kind, deletedIds)}
              selected={selected}
              busy={busy}
              actions={actions}
            />
          ))}
          <EditsSection
            edits={edits}
            busy={busy}
            onApprove={(edit) => {
              void track([keyOf(edit.listing)], decideEdit.mutateAsync({ action: 'approve', edit }))
            }}
            onReject={(edit) => setRejecting({ edit })}
          />
        </>
      )}
      <BulkBar
        count={chosen.length}
        isBusy={approveSeveral.isPending}
        onClear={() => setSelected(new Set())}
        onApprove={() => approveSeveral.mutate(chosen, { onSuccess: () => setSelected(new Set()) })}
      />
      {rejecting ? (
        <RejectDialog
          title={titleOf('edit' in rejecting ? rejecting.edit.listing : rejecting.listing)}
          isBusy={decide.isPending || decideEdit.isPending}
          onReject={reject}
          onClose={() => setRejecting(null)}
        />
      ) : null}
      <ShortcutsDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
      {opened ? (
        <OpenedListing
          opened={opened}
          onChange={setOpened}
          onReject={(listing) => setRejecting({ listing })}
        />
      ) : null}
    </div>
  )
}

/** Rows with a scheduled deletion. */
function deletedCount(pending: PendingApprovals, kind: Kind, deletedIds: ReadonlyMap<number, unknown>) {
  return pending[queueName(kind)].filter(({ id }) => deletedIds.has(id)).length
}

import { useState } from 'react'
import { useTrash } from '#client/api/moderation.ts'
import { TrashList } from '#client/features/moderation/trash/trash-list.tsx'
import { useModerationActions } from '#client/features/moderation/use-moderation-actions.ts'
import { countOf } from '#client/lib/count-of.ts'
import { useHeldRows } from '#client/lib/use-held-rows.ts'
import { Cairn } from '#client/ui/art/cairn.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { trashDays } from '#shared/rules/trash-days.ts'

export function Trash({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1)
  const { data, isLoadingError, refetch } = useTrash(page)
  const held = useHeldRows()
  const act = useModerationActions(held)
  const lastPage = Math.max(1, data?.totalPages ?? 1)
  // Restoring the last listing on the last page removes that page.
  if (data && page > lastPage && held.size === 0) setPage(lastPage)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Trash"
      description={`Deleted listings stay here for ${trashDays} days with their reviews, thumbs up, saves and photos, then they are removed for good.`}
    >
      <div className="flex min-h-60 flex-col gap-4" {...held.listProps}>
        <p role="status" className="min-h-5 text-sm text-ink-soft">
          {data && data.total > 0 ? `${countOf(data.total, 'deleted listing')}, newest first` : ''}
        </p>
        {isLoadingError ? (
          <ErrorState
            title="Error loading data"
            message="Failed to fetch the trash"
            onRetry={() => refetch()}
          />
        ) : null}
        {data || isLoadingError ? null : <Skeleton className="h-60" />}
        {data && !isLoadingError ? (
          data.total === 0 && held.size === 0 ? (
            <EmptyState
              art={<Cairn />}
              title="The trash is empty"
              description="Listings that admins delete or their owners withdraw appear here."
            />
          ) : (
            <TrashList items={data.items} held={held} onRestore={(listing) => void act.restore(listing)} />
          )
        ) : null}
        <Pagination page={Math.min(page, lastPage)} lastPage={lastPage} onPageChange={setPage} />
      </div>
    </Dialog>
  )
}
